extension CGPoint {
  /// The distance to another point, in the points' unit. Unlike the C library's `hypot`, the result
  /// is the same on every processor.
  package func distance(to other: CGPoint) -> CGFloat {
    CGVector(dx: other.x - x, dy: other.y - y).length
  }
}

extension CGVector {
  /// The vector's length.
  package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
