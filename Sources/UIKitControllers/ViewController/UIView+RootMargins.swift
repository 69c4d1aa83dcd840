extension UIView {
  /// The width that a root view's margins go by: its own, and in a window that is covered at its
  /// sides no more than the window's shorter side. Source: pictures drawn by UIKit at widths 320,
  /// 375 and 414; the landscape pictures of Tinder's Layout.
  var widthForMargins: CGFloat {
    guard let window, max(window.safeAreaInsets.left, window.safeAreaInsets.right) > 0 else {
      return bounds.width
    }
    return min(bounds.width, window.bounds.width, window.bounds.height)
  }
}
