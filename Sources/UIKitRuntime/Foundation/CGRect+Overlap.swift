extension CGRect {
  /// Whether the rectangles share an area. Foundation's `intersects(_:)` here also counts
  /// rectangles that only touch; CoreGraphics' does not.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
