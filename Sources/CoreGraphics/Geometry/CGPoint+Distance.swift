extension CGPoint {
  /// Returns the distance to another point. Unlike that of the C function `hypot`, the result is
  /// the same on all processors.
  package func distance(to other: CGPoint) -> CGFloat {
    CGVector(dx: other.x - x, dy: other.y - y).length
  }
}

extension CGVector {
  /// The length of the vector.
  package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
