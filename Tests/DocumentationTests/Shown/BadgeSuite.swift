import FBSnapshotTestCase

final class BadgeSuite: FBSnapshotTestCase {
  override func setUp() {
    super.setUp()
    recordMode = false
  }

  @MainActor func testBadge() {
    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    badge.text = "Hello"
    FBSnapshotVerifyView(badge)
    FBSnapshotVerifyLayer(badge.layer, identifier: "layer")
  }
}
