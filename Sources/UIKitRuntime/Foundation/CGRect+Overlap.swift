extension CGRect {
  /// Returns whether the rectangles share an area. Foundation's `intersects(_:)` on Linux is also
  /// true for rectangles that only touch, unlike CoreGraphics.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
