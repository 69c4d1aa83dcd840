import UIKit

/// A round badge with a number, drawn with a path and a string.
@IBDesignable
class BadgeView: UIView {
  @IBInspectable var count: Int = 0 { didSet { setNeedsDisplay() } }
  @IBInspectable var fillColor: UIColor = .red

  override class var layerClass: AnyClass { return CALayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: 24, height: 24)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    return intrinsicContentSize
  }

  override func draw(_ rect: CGRect) {
    fillColor.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.white.setStroke()
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2,
      startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    ring.lineWidth = 1
    ring.stroke()

    let text = "\(count)" as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      withAttributes: attributes)
  }
}
