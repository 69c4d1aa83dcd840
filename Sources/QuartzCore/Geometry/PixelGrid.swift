import LayoutGeometry

/// Rounding to whole device pixels, in device space: a `FrameGrid` of scale 1.
package enum PixelGrid {
  /// Returns the rectangle whose edges are the nearest pixel boundaries, halves rounded up: the
  /// pixels whose centres are in the rectangle.
  package static func snapped(_ rect: CGRect) -> CGRect {
    let minX = nearest(rect.minX)
    let minY = nearest(rect.minY)
    return CGRect(
      x: minX, y: minY, width: nearest(rect.maxX) - minX, height: nearest(rect.maxY) - minY)
  }

  /// Returns the nearest whole number, halves rounded up.
  package static func nearest(_ value: CGFloat) -> CGFloat { CGFloat(grid.rounded(Double(value))) }

  private static let grid = FrameGrid(scale: 1)
}
