import Sessions

extension UIView {
  /// The number of device pixels per point: that of the window's screen or, outside a window, that
  /// of the last picture. Sizes and positions are also read outside the session in which the
  /// picture was taken.
  ///
  /// - Complexity: O(depth).
  package var pixelScale: CGFloat {
    guard RenderSession.presented == nil else { return ScreenSettings.current.scale }
    var top = self
    while let outer = top.outer.object { top = outer }
    if let window = top as? UIWindow { return window.screen.scale }
    return top.snapshotScale ?? ScreenSettings.current.scale
  }

  /// The number of pixels per point of the last picture of the view; nil if there was none.
  package var snapshotScale: CGFloat? {
    get { layoutFlags.snapshotScale }
    set { layoutFlags.snapshotScale = newValue }
  }
}
