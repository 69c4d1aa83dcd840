/// Mirrors content of a width horizontally.
package struct HorizontalMirror: Equatable, Sendable {
  /// The width of the content, in points.
  package let width: CGFloat

  package init(width: CGFloat) { self.width = width }

  /// Returns the mirrored rectangle.
  package func callAsFunction(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    return CGRect(
      x: width - rect.origin.x - rect.size.width, y: rect.origin.y, width: rect.size.width,
      height: rect.size.height)
  }

  /// Returns the mirrored point.
  package func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: width - point.x, y: point.y)
  }
}
