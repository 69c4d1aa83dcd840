import Sessions
import Staging
import UIKit

extension Snapshotting {
  /// Returns the strategy with a delay: the virtual clock of the value's session advances by a
  /// number of seconds. If the test runs on the main thread, as with XCTest, the main queue first
  /// runs its blocks for the same number of real seconds.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - strategy: Takes the snapshot after the delay.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    var result = strategy
    result.capture = { value, terms in
      // The calling thread waits meanwhile.
      nonisolated(unsafe) let waiting = value
      try MainThread.run {
        RenderSession.owner(of: waiting).present {
          if LoadRegistry.servesMainQueue {
            _ = LoadRegistry.current.wait(within: .seconds(duration)) { false }
          }
          MediaClock.current.advance(by: duration)
        }
      }
      return try strategy.capture(value, terms)
    }
    return result
  }
}
