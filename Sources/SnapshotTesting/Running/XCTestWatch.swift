import AtomicFiles
import CTestStart
import Snapshots
import Synchronization
import XCTest

/// Observes which test XCTest is running.
final class XCTestWatch: XCTestObservation, Sendable {
  /// The running test; nil between tests and for other libraries.
  static var running: Running? { shared.current.withLock { $0 } }

  struct Running: Sendable {
    /// The class and enclosing ones, outermost first, without the module.
    let suites: [String]
    let iteration: TestIteration
    /// The name: "AppTests/WallTests/testScrolls".
    let name: String
  }

  fileprivate static let shared = XCTestWatch()

  private let current = Mutex<Running?>(nil)

  func testCaseWillStart(_ testCase: XCTestCase) {
    let type = String(reflecting: type(of: testCase)).split(separator: ".").map(String.init)
    let method = testCase.name.split(separator: ".").last.map(String.init) ?? testCase.name
    let running = Running(
      suites: Array(type.dropFirst()), iteration: TestIteration(),
      name: (type + [method]).joined(separator: "/"))
    current.withLock { $0 = running }
    TestsInProgress.shared.begin(running.name)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let running = current.withLock { current in
      defer { current = nil }
      return current
    }
    if let running { TestsInProgress.shared.end(running.name) }
  }
}

/// Called by `CTestStart` before the first test, of which an observer added later would not be
/// notified.
@_cdecl("snapshot_testing_start")
func snapshotTestingStart() {
  StandardFiles.reserve()
  XCTestObservationCenter.shared.addTestObserver(XCTestWatch.shared)
  LayoutWatchdog.start()
  DrawnLayout.start()
}
