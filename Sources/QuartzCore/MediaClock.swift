import Synchronization

/// The one clock: it stands still until it is told to advance, so the same input gives the same
/// picture.
///
/// It counts whole nanoseconds: thirty hundredths of a second are the same time as three tenths.
///
/// While it advances it stops at every moment for which something is due, such as the end of an
/// animation, in the order of the moments, and what is due sees that moment as the time.
@MainActor
package enum MediaClock {
  /// Nanoseconds.
  typealias Ticks = Int64

  private nonisolated static let time = Mutex<Ticks>(0)
  private static var schedule = Schedule()

  /// The time in seconds since the program's beginning, as far as anything here can tell.
  package nonisolated static var now: CFTimeInterval { seconds(ticks) }

  /// The time in nanoseconds since the program's beginning.
  nonisolated static var ticks: Ticks { time.withLock { $0 } }

  private static func moveOn(to moment: Ticks) { time.withLock { $0 = max($0, moment) } }

  /// Moves the time on and lets everything happen that is due until then.
  ///
  /// Time does not run backwards: a negative interval is a programmer's error. What is due now
  /// already happens even for an interval of zero.
  package static func advance(by interval: CFTimeInterval) {
    precondition(interval >= 0 && interval.isFinite, "time cannot be turned back")
    let end = ticks + ticks(interval)
    while let event = schedule.takeNext(until: end) {
      moveOn(to: event.moment)
      event.action()
    }
    moveOn(to: end)
  }

  /// Moves the time on until nothing is due any more.
  ///
  /// - Parameter limit: the most seconds to move on by.
  /// - Returns: whether nothing is due; false where animations start each other without end.
  @discardableResult
  package static func settle(limit: CFTimeInterval = 600) -> Bool {
    let end = ticks + ticks(limit)
    while let next = schedule.next {
      guard next <= end else { return false }
      advance(by: seconds(max(0, next - ticks)))
    }
    return true
  }

  /// Whether nothing is due, now or later.
  package static var isIdle: Bool { schedule.next == nil }

  /// Calls a closure when a time has come.
  ///
  /// - Parameter delay: seconds from now; with 0 it happens when the clock is next told to advance.
  /// - Returns: the means to take it back.
  @discardableResult
  package static func schedule(
    after delay: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule.add(ScheduledEvent(moment: ticks + ticks(max(0, delay)), action))
  }

  /// Calls a closure when a time, in seconds, has come.
  package static func schedule(
    at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent { schedule(at: ticks(time), action) }

  static func schedule(
    at moment: Ticks, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule.add(ScheduledEvent(moment: moment, action))
  }

  nonisolated static func ticks(_ seconds: CFTimeInterval) -> Ticks {
    Ticks((min(seconds, 1e9) * 1e9).rounded())
  }

  nonisolated static func seconds(_ ticks: Ticks) -> CFTimeInterval { CFTimeInterval(ticks) / 1e9 }
}

/// A time in seconds. Source: Core Foundation.
public typealias CFTimeInterval = Double

/// The virtual time in seconds. It starts at 0 and advances only when told to.
///
/// Source: Apple, CACurrentMediaTime, which reads the machine's clock instead.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
