import SnapshotTesting
import XCTest

/// Tests the same assertion under XCTest, with the default folder beside this file.
final class XCTestTests: XCTestCase {
  func testAssertsAgainstTheFolderBesideTheTest() {
    assertSnapshot(of: "kept beside the test\n", as: .lines)
  }
}
