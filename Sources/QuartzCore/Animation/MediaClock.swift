import Sessions
import Synchronization

/// A session's clock: it stands still until it is told to advance, so the same input gives the same
/// picture.
///
/// It counts whole nanoseconds: thirty hundredths of a second are the same time as three tenths.
///
/// While it advances it stops at every moment for which something is due, such as the end of an
/// animation, in the order of the moments, and what is due sees that moment as the time.
public final class MediaClock: SessionState {
  /// Nanoseconds.
  package typealias Ticks = Int64

  private let time = Mutex<Ticks>(0)
  @MainActor private var schedule = Schedule()
  private let session: WeakSession

  /// The clock of the screen that the calling code belongs to.
  public static var current: MediaClock { RenderSession.current.state() }

  /// A clock at 0 for which nothing is due.
  package init(in session: RenderSession) { self.session = WeakSession(session) }

  /// The time in seconds since the session's beginning.
  public var now: CFTimeInterval { Self.seconds(ticks) }

  /// The time in nanoseconds since the session's beginning.
  var ticks: Ticks { time.withLock { $0 } }

  private func moveOn(to moment: Ticks) { time.withLock { $0 = max($0, moment) } }

  /// Moves the time on and lets everything happen that is due until then.
  ///
  /// Time does not run backwards: a negative interval is a programmer's error. What is due now
  /// already happens even for an interval of zero.
  @MainActor
  public func advance(by interval: CFTimeInterval) {
    precondition(interval >= 0 && interval.isFinite, "time cannot be turned back")
    let end = ticks + Self.ticks(interval)
    while let event = schedule.takeNext(until: end) {
      moveOn(to: event.moment)
      if let action = event.action { inSession(action) }
    }
    moveOn(to: end)
  }

  /// What is due happens in the clock's own session, whoever tells the clock to advance.
  @MainActor
  private func inSession(_ action: () -> Void) {
    guard let session = session.value, RenderSession.current.root !== session else {
      return action()
    }
    session.run(action)
  }

  /// Moves the time on until nothing is due any more.
  ///
  /// - Parameters:
  ///   - limit: the most seconds to move on by.
  ///   - isOver: whether to stop before; asked before each moment.
  /// - Returns: whether nothing is due, or it was stopped; false where animations start each other
  ///   without end.
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

  /// Whether nothing is due, now or later, that is waited for.
  @MainActor package var isIdle: Bool { schedule.next == nil }

  /// Calls a closure when a time has come.
  ///
  /// - Parameter delay: seconds from now; with 0 it happens when the clock is next told to advance.
  /// - Returns: the means to take it back.
  @discardableResult @MainActor
  package func schedule(
    after delay: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule(at: ticks + Self.ticks(max(0, delay)), action)
  }

  /// Calls a closure when a time has come that nothing waits for: without it, too, all is at rest.
  ///
  /// - Parameter delay: seconds from now.
  @discardableResult @MainActor
  package func scheduleInPassing(
    after delay: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule.add(
      ScheduledEvent(moment: ticks + Self.ticks(max(0, delay)), isAwaited: false, action))
  }

  /// Calls a closure when a time, in seconds, has come.
  @MainActor
  package func schedule(
    at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent { schedule(at: Self.ticks(time), action) }

  @MainActor
  func schedule(
    at moment: Ticks, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule.add(ScheduledEvent(moment: moment, action))
  }

  static func ticks(_ seconds: CFTimeInterval) -> Ticks {
    Ticks((min(seconds, 1e9) * 1e9).rounded())
  }

  static func seconds(_ ticks: Ticks) -> CFTimeInterval { CFTimeInterval(ticks) / 1e9 }
}

/// A time in seconds. Source: Core Foundation.
public typealias CFTimeInterval = Double

/// The virtual time in seconds of the screen that the calling code belongs to. It starts at 0 and
/// advances only when told to.
///
/// Source: Apple, CACurrentMediaTime, which reads the machine's clock instead.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }

// Unsupported: CACurrentMediaTime() · works · Time is virtual: it stands still until the clock is
//   advanced. A picture without a time lets every animation end first. · test: MediaClockTests
