import Badges
import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite struct BadgesTests {
  /// White words on teal with round corners.
  @Test func aBadgeIsRoundAndLegible() {
    let cell = BadgeCell(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    cell.text = "Hello"
    assertSnapshot(of: cell, as: .image)
  }

  /// Lines of three; the first, No. 34, is cut by the top.
  @Test func badgesScroll() {
    assertSnapshot(
      of: BadgesViewController(),
      as: .image(
        size: CGSize(width: 400, height: 300), scale: 1, contentOffset: CGPoint(x: 0, y: 800)))
  }
}
