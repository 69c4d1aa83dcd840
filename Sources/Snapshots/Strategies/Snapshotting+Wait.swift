import Sessions
import Staging
import UIKit

extension Snapshotting {
  /// The same strategy, some time later: the clock of the value's session, which is virtual, moves
  /// on by so many seconds. Where the test holds the main thread, as those of XCTest do, what its
  /// queue has to do in as many real seconds is done before.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - strategy: takes the snapshot then.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    var result = strategy
    result.capture = { value, terms in
      // The calling thread waits meanwhile.
      nonisolated(unsafe) let waiting = value
      try MainThread.run {
        RenderSession.home(of: waiting).present {
          if LoadBoard.servesMainQueue {
            _ = LoadBoard.current.wait(within: .seconds(duration)) { false }
          }
          MediaClock.current.advance(by: duration)
        }
      }
      return try strategy.capture(value, terms)
    }
    return result
  }
}
