import UIKit

/// A remark on a rounded background, drawn at once; with an overlay if selected.
final class WallCell: UICollectionViewCell {
  private static let radius: CGFloat = 10
  private static let margin: CGFloat = 10
  private static let textAttributes: [NSAttributedString.Key: Any] = {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    return [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white,
      .paragraphStyle: paragraph,
    ]
  }()

  private var text = ""
  private var color = UIColor.clear

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    let veil = UIView(frame: bounds)
    veil.backgroundColor = UIColor(white: 1, alpha: 0.8)
    veil.layer.cornerRadius = Self.radius
    selectedBackgroundView = veil
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    show("", on: .clear)
  }

  func show(_ text: String, on color: UIColor) {
    self.text = text
    self.color = color
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).fill()
    text.draw(
      in: bounds.insetBy(dx: Self.margin, dy: Self.margin), withAttributes: Self.textAttributes)
  }
}
