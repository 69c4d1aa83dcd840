import LayoutGeometry

extension UIScreen {
  /// Returns a rectangle with its origin on the nearest pixel; its size is unchanged.
  package func pixelAligned(_ rect: CGRect) -> CGRect {
    CGRect(origin: rounded(rect.origin), size: rect.size)
  }

  /// Returns a length rounded up to whole pixels, in points.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    CGFloat(FrameGrid(scale: Double(scale)).roundedUp(Double(length)))
  }

  /// The size of a pixel, in points.
  package var pixel: CGFloat { 1 / scale }
}
