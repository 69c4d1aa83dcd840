import Sessions

extension UIView {
  /// Device pixels a point where the view is: those of its window's screen, and outside of windows
  /// those of the last picture of it. After a picture sizes and places are asked for outside of the
  /// session that it was taken in.
  ///
  /// - Complexity: O(depth).
  package var pixelScale: CGFloat {
    guard RenderSession.presented == nil else { return ScreenSettings.current.scale }
    var top = self
    while let outer = top.superview { top = outer }
    if let window = top as? UIWindow { return window.screen.scale }
    return top.picturedScale ?? ScreenSettings.current.scale
  }
}
