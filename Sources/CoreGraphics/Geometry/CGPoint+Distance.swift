extension CGPoint {
  /// How far another point is: the same number on every processor, which the C library's `hypot`
  /// is not.
  package func span(to other: CGPoint) -> CGFloat {
    CGVector(dx: other.x - x, dy: other.y - y).span
  }
}

extension CGVector {
  /// How long it is.
  package var span: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
