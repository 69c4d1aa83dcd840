import LayoutGeometry

/// Rounding to whole device pixels, in device space: the frames' grid at one pixel a unit.
package enum PixelGrid {
  /// The rectangle whose edges are the nearest pixel boundaries, halves up: the pixels whose
  /// centres lie in the rectangle.
  package static func snapped(_ rect: CGRect) -> CGRect {
    let minX = nearest(rect.minX)
    let minY = nearest(rect.minY)
    return CGRect(
      x: minX, y: minY, width: nearest(rect.maxX) - minX, height: nearest(rect.maxY) - minY)
  }

  /// The nearest whole number, halves up.
  package static func nearest(_ value: CGFloat) -> CGFloat { CGFloat(grid.rounded(Double(value))) }

  private static let grid = FrameGrid(scale: 1)
}
