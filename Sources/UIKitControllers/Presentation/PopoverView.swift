/// The view of a popover: the presented controller's view with rounded corners, and the arrow.
@MainActor
final class PopoverView: UIView {
  private let clip = UIView(frame: .zero)
  private weak var content: UIView?
  private var placement = PopoverPlacement(frame: .zero, direction: [], tip: 0)
  private var background: UIColor = .systemBackground

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    contentMode = .redraw
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverMetrics.cornerRadius
    addSubview(clip)
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
    layer.shadowRadius = PopoverMetrics.shadow.radius
    layer.shadowOpacity = PopoverMetrics.shadow.opacity
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the popover at a place. The background colour also fills the arrow.
  func show(at placement: PopoverPlacement, background: UIColor) {
    self.placement = placement
    self.background = background
    frame = placement.frame
    clip.frame = bounds.inset(by: placement.arrowInsets)
    layer.shadowPath = outline.cgPath
    setNeedsDisplay()
  }

  /// Removes the presented controller's view from the popover.
  func removeContent() { content?.removeFromSuperview() }

  override func draw(_ rect: CGRect) {
    background.setFill()
    outline.fill()
  }

  private var outline: UIBezierPath {
    let box = bounds.inset(by: placement.arrowInsets)
    let path = UIBezierPath(roundedRect: box, cornerRadius: PopoverMetrics.cornerRadius)
    path.append(arrow(on: box))
    return path
  }

  private func arrow(on box: CGRect) -> UIBezierPath {
    let (half, length, tip) = (
      PopoverMetrics.arrow.width / 2, PopoverMetrics.arrow.height, placement.tip
    )
    let path = UIBezierPath()
    let corners: [CGPoint] =
      switch placement.direction {
      case .up:
        [
          CGPoint(x: tip - half, y: box.minY), CGPoint(x: tip, y: box.minY - length),
          CGPoint(x: tip + half, y: box.minY),
        ]
      case .down:
        [
          CGPoint(x: tip + half, y: box.maxY), CGPoint(x: tip, y: box.maxY + length),
          CGPoint(x: tip - half, y: box.maxY),
        ]
      case .left:
        [
          CGPoint(x: box.minX, y: tip + half), CGPoint(x: box.minX - length, y: tip),
          CGPoint(x: box.minX, y: tip - half),
        ]
      case .right:
        [
          CGPoint(x: box.maxX, y: tip - half), CGPoint(x: box.maxX + length, y: tip),
          CGPoint(x: box.maxX, y: tip + half),
        ]
      default: []
      }
    guard let first = corners.first else { return path }
    path.move(to: first)
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    return path
  }
}
