import FBSnapshotTestCase

/// Tests a suite in the style of iOSSnapshotTestCase: one import, methods without an actor.
///
/// Source: uber/ios-snapshot-test-case, FBSnapshotTestCaseSwiftTests.
final class SuiteTests: FBSnapshotTestCase {
  override func setUp() {
    super.setUp()
    recordMode = false
  }

  func testExample() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    view.backgroundColor = UIColor.blue
    FBSnapshotVerifyView(view)
    FBSnapshotVerifyLayer(view.layer)
  }

  func testThrows() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 64, height: 24))
    label.text = "Badge"
    FBSnapshotVerifyView(label, identifier: "label", perPixelTolerance: 0.02)
  }

  @MainActor func testOfTheMainActor() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    usesDrawViewHierarchyInRect = true
    controller.view.frame.size = CGSize(width: 40, height: 40)
    FBSnapshotVerifyView(controller.view)
  }

  func testTheScreenIsAPhones() {
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 375, height: 667))
    XCTAssertEqual(UIScreen.main.scale, 2)
  }
}

/// New suites have this form.
@MainActor final class MainActorSuiteTests: FBSnapshotTestCase {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

  func testAView() {
    view.backgroundColor = .red
    FBSnapshotVerifyView(view)
  }
}
