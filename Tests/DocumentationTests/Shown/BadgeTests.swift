import SnapshotTesting
import Testing
import UIKit

final class BadgeCell: UICollectionViewCell {
  var text = "" { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    UIColor.systemTeal.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 10).fill()
    text.draw(
      in: bounds.insetBy(dx: 10, dy: 10),
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white])
  }
}

@MainActor @Test func aBadgeIsRoundAndLegible() {
  let cell = BadgeCell(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  cell.text = "Hello"
  assertSnapshot(of: cell, as: .image)
}
