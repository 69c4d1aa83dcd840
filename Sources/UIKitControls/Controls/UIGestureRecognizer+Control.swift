import UIKitViews

extension UIGestureRecognizer {
  /// A tap of one finger, which most controls answer to by themselves.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
