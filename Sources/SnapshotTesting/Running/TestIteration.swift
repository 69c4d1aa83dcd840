import Synchronization
import XCTest

/// One time that a test runs, where that can be known: tests repeat, and what they assert once a
/// time is asserted once.
///
/// XCTest says when a test begins. Swift Testing tells traits alone: without `.snapshots` a test's
/// iterations cannot be told apart.
final class TestIteration: Sendable {
  /// The iteration of a test with a `.snapshots` trait.
  @TaskLocal static var current: TestIteration?

  /// The iteration of the test that XCTest is running.
  static var ofXCTest: TestIteration { Watch.shared.iteration.withLock { $0 } }

  private final class Watch: XCTestObservation, Sendable {
    static let shared: Watch = {
      let watch = Watch()
      XCTestObservationCenter.shared.addTestObserver(watch)
      return watch
    }()

    let iteration = Mutex(TestIteration())

    func testCaseWillStart(_ testCase: XCTestCase) { iteration.withLock { $0 = TestIteration() } }
  }
}
