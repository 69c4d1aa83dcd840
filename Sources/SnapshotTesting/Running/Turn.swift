import Synchronization
import XCTest

/// One time that a test runs, where that can be known: tests repeat, and what they assert once a
/// time is asserted once.
///
/// XCTest says when a test begins. Swift Testing tells traits alone: without `.snapshots` a test's
/// turns cannot be told apart.
final class Turn: Sendable {
  /// The turn of a test with a `.snapshots` trait.
  @TaskLocal static var current: Turn?

  /// The turn of the test that XCTest is running.
  static var ofXCTest: Turn { Watch.shared.turn.withLock { $0 } }

  private final class Watch: XCTestObservation, Sendable {
    static let shared: Watch = {
      let watch = Watch()
      XCTestObservationCenter.shared.addTestObserver(watch)
      return watch
    }()

    let turn = Mutex(Turn())

    func testCaseWillStart(_ testCase: XCTestCase) { turn.withLock { $0 = Turn() } }
  }
}
