extension UIView {
  /// The width that determines a root view's margins: its own, but at most the window's shorter
  /// side if the window has a left or right safe area. Source: pictures drawn by UIKit at widths
  /// 320, 375 and 414; the landscape pictures of Tinder's Layout.
  var widthForMargins: CGFloat {
    guard let window, max(window.safeAreaInsets.left, window.safeAreaInsets.right) > 0 else {
      return bounds.width
    }
    return min(bounds.width, window.bounds.width, window.bounds.height)
  }
}
