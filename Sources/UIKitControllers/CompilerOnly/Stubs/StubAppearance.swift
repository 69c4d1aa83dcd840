// For the compiler only: the drawing of grey boxes.

/// Draws stubs.
@MainActor
enum StubAppearance {
  /// Fills and frames a rectangle in grey, and draws a name in its centre if there is room.
  static func draw(_ name: String, in bounds: CGRect) {
    UIColor(white: 0.88, alpha: 1).setFill()
    UIRectFill(bounds)
    UIColor(white: 0.7, alpha: 1).setStroke()
    UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)).stroke()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor(white: 0.4, alpha: 1),
    ]
    let size = name.size(withAttributes: attributes)
    guard size.width <= bounds.width, size.height <= bounds.height else { return }
    name.draw(
      at: CGPoint(
        x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded()),
      withAttributes: attributes)
  }
}
