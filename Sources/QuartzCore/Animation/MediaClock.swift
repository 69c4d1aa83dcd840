import Sessions
import Synchronization

/// A session's clock, which advances only on request, so that the same input results in the same
/// picture.
///
/// It counts whole nanoseconds: thirty hundredths of a second equal three tenths.
///
/// While advancing, it stops at the time of every scheduled event, such as the end of an animation,
/// in order, so that the current time during an event is the event's own.
public final class MediaClock: SessionState {
  /// A time in nanoseconds.
  package typealias Ticks = Int64

  private let time = Mutex<Ticks>(0)
  @MainActor private var schedule = Schedule()
  private let session: WeakSession

  /// The clock of the calling code's screen.
  public static var current: MediaClock { RenderSession.current.state() }

  /// Creates a clock at 0 without scheduled events.
  package init(in session: RenderSession) { self.session = WeakSession(session) }

  /// The time in seconds since the session's beginning.
  public var now: CFTimeInterval { Self.seconds(ticks) }

  /// The time in nanoseconds since the session's beginning.
  var ticks: Ticks { time.withLock { $0 } }

  private func moveOn(to moment: Ticks) { time.withLock { $0 = max($0, moment) } }

  /// Advances the time and runs all events that are due until then.
  ///
  /// Time does not run backwards: a negative interval is a programming error. Events that are due
  /// now also run for an interval of zero.
  @MainActor
  public func advance(by interval: CFTimeInterval) {
    precondition(interval >= 0 && interval.isFinite, "time cannot go backwards")
    let end = ticks + Self.ticks(interval)
    while let event = schedule.popNext(until: end) {
      moveOn(to: event.moment)
      if let action = event.action { inSession(action) }
    }
    moveOn(to: end)
  }

  /// Runs an action in the clock's own session, whatever the caller's.
  @MainActor
  private func inSession(_ action: () -> Void) {
    guard let session = session.value, RenderSession.current.root !== session else {
      return action()
    }
    session.run(action)
  }

  /// Advances the time until no awaited event is scheduled.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to advance, in seconds.
  ///   - isOver: Returns whether to stop earlier; called before each event.
  /// - Returns: True if nothing is scheduled or it was stopped; false if animations start each
  ///   other endlessly.
  @discardableResult @MainActor
  public func settle(
    limit: CFTimeInterval = 600, until isOver: () -> Bool = { false }
  ) -> Bool {
    let end = ticks + Self.ticks(limit)
    while let next = schedule.next, !isOver() {
      guard next <= end else { return false }
      advance(by: Self.seconds(max(0, next - ticks)))
    }
    return true
  }

  /// Whether no awaited event is scheduled.
  @MainActor package var isIdle: Bool { schedule.next == nil }

  /// Schedules a closure.
  ///
  /// - Parameter delay: The delay in seconds; with 0 it runs when the clock is next advanced.
  /// - Returns: The event, which can be cancelled.
  @discardableResult @MainActor
  package func schedule(
    after delay: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule(at: ticks + Self.ticks(max(0, delay)), action)
  }

  /// Schedules a closure that is not awaited: everything counts as at rest without it.
  ///
  /// - Parameter delay: The delay in seconds.
  @discardableResult @MainActor
  package func scheduleUnawaited(
    after delay: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule.add(
      ScheduledEvent(moment: ticks + Self.ticks(max(0, delay)), isAwaited: false, action))
  }

  /// Schedules a closure for a time in seconds.
  @MainActor
  package func schedule(
    at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent { schedule(at: Self.ticks(time), action) }

  /// Schedules a closure for a time in ticks.
  ///
  /// - Parameter isMoot: Returns whether everything that the action would change or notify has
  ///   ended. Nothing waits for such an event, and it is not kept.
  @discardableResult @MainActor
  func schedule(
    at moment: Ticks, unless isMoot: (@MainActor () -> Bool)? = nil,
    _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule.add(ScheduledEvent(moment: moment, isMoot: isMoot, action))
  }

  static func ticks(_ seconds: CFTimeInterval) -> Ticks {
    Ticks((min(seconds, 1e9) * 1e9).rounded())
  }

  static func seconds(_ ticks: Ticks) -> CFTimeInterval { CFTimeInterval(ticks) / 1e9 }
}

/// A time in seconds. Source: Core Foundation.
public typealias CFTimeInterval = Double

/// Returns the virtual time, in seconds, of the calling code's screen. It starts at 0 and advances
/// only on request.
///
/// Source: Apple, CACurrentMediaTime, which reads the machine's clock instead.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }

// Unsupported: CACurrentMediaTime() · works · Time is virtual and advances only with the
//   clock. A picture without a time lets every animation end first. · test: MediaClockTests
