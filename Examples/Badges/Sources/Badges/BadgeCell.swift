import UIKit

/// A word on a round coloured ground.
public final class BadgeCell: UICollectionViewCell {
  public var text = "" { didSet { setNeedsDisplay() } }

  public override func draw(_ rect: CGRect) {
    UIColor.systemTeal.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 10).fill()
    text.draw(
      in: bounds.insetBy(dx: 10, dy: 10),
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white])
  }
}
