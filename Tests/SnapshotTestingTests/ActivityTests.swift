import SnapshotTesting
import XCTest

/// Tests the parts of XCTest that Linux lacks.
final class ActivityTests: XCTestCase {
  private struct Wrong: Error {}

  func testActivitiesReturnResultsAndErrors() {
    let result = XCTContext.runActivity(named: "Sum") { activity in
      activity.add(XCTAttachment(string: "ignored"))
      return activity.name.count
    }
    XCTAssertEqual(result, 3)
    XCTAssertThrowsError(try XCTContext.runActivity(named: "Wrong") { _ in throw Wrong() })
  }

  /// Tests search the bundle of their class.
  func testATestHasItsClass() {
    XCTAssertTrue(classForCoder == ActivityTests.self)
  }

  func testAttachmentsAreAccepted() {
    add(XCTAttachment(string: "ignored"))
  }
}
