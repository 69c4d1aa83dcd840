import LayoutGeometry

extension ListMetrics {
  /// Returns the margin of lists and tables on the screen, in points.
  @MainActor
  static func margin(inWidth width: CGFloat) -> CGFloat {
    CGFloat(margin(inWidth: Double(width), scale: Double(UIScreen.main.scale)))
  }
}
