import Synchronization

/// The one clock: it stands still until it is told to advance, so the same input gives the same picture.
package enum MediaClock {
  private static let seconds = Mutex<CFTimeInterval>(0)

  /// The time in seconds since the program's beginning, as far as anything here can tell.
  package static var now: CFTimeInterval { seconds.withLock { $0 } }

  /// Moves the time on. Time does not run backwards: a negative interval is a programmer's error.
  package static func advance(by interval: CFTimeInterval) {
    precondition(interval >= 0, "time cannot be turned back")
    seconds.withLock { $0 += interval }
  }
}

/// A time in seconds. Source: Core Foundation.
public typealias CFTimeInterval = Double

/// The virtual time in seconds. It starts at 0 and advances only when told to.
///
/// Source: Apple, CACurrentMediaTime, which reads the machine's clock instead.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
