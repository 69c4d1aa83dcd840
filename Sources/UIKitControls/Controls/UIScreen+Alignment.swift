import LayoutGeometry

extension UIScreen {
  /// A rectangle with its origin on the nearest pixels; its size stays.
  package func pixelAligned(_ rect: CGRect) -> CGRect {
    CGRect(origin: rounded(rect.origin), size: rect.size)
  }

  /// A length rounded up to whole pixels, in points.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    CGFloat(FrameGrid(scale: Double(scale)).roundedUp(Double(length)))
  }

  /// One pixel, in points.
  package var pixel: CGFloat { 1 / scale }
}
