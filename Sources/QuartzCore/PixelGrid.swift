/// Rounding to whole device pixels, in device space.
package enum PixelGrid {
  /// The rectangle whose edges are the nearest pixel boundaries, halves up: the pixels whose centres lie
  /// in the rectangle.
  package static func snapped(_ rect: CGRect) -> CGRect {
    let minX = nearest(rect.minX)
    let minY = nearest(rect.minY)
    return CGRect(
      x: minX, y: minY, width: nearest(rect.maxX) - minX, height: nearest(rect.maxY) - minY)
  }

  /// The nearest whole number, halves up, forgiving what a sum of thirds falls short of a half.
  package static func nearest(_ value: CGFloat) -> CGFloat {
    (value + 0.5 + 1e-6).rounded(.down)
  }
}
