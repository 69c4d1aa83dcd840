/// Swaps left and right in content of a width: what lay at its left edge lies at its right one.
package struct HorizontalMirror: Equatable, Sendable {
  /// The width of the content, in points.
  package let width: CGFloat

  package init(width: CGFloat) { self.width = width }

  /// Returns the rectangle at the same distance from the other edge. Twice is the identity.
  package func callAsFunction(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    return CGRect(
      x: width - rect.origin.x - rect.size.width, y: rect.origin.y, width: rect.size.width,
      height: rect.size.height)
  }

  /// Returns the point at the same distance from the other edge. Twice is the identity.
  package func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: width - point.x, y: point.y)
  }
}
