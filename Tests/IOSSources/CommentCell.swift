import UIKit

/// A comment drawn by hand: rounded, tinted, the text centred.
class CommentCell: UICollectionViewCell {
  static let identifier = "CommentCell"

  var text: String? {
    didSet {
      if text != oldValue { setNeedsDisplay() }
    }
  }
  private(set) var reuses = 0
  private(set) var drawn: [CGRect] = []
  private(set) var selections: [Bool] = []

  override var isSelected: Bool {
    didSet { selections.append(isSelected) }
  }

  override var isHighlighted: Bool {
    didSet {
      contentView.alpha = isHighlighted ? 0.5 : 1.0
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    isOpaque = false
    backgroundColor = UIColor.clear
    let overlay = UIView(frame: bounds)
    overlay.backgroundColor = UIColor(white: 1, alpha: 0.8)
    selectedBackgroundView = overlay
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    text = nil
    reuses += 1
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawn.append(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: 10)
    path.addClip()
    context.setFillColor(UIColor.red.withAlphaComponent(0.6).cgColor)
    context.fill(bounds)

    guard let text = text else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byWordWrapping
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20),
      .foregroundColor: UIColor.white,
      .paragraphStyle: style,
    ]
    (text as NSString).draw(in: bounds.insetBy(dx: 10, dy: 10), withAttributes: attributes)
  }
}
