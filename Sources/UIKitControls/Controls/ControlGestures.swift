/// The gestures that a control handles itself, in place of recognizers of its superviews.
///
/// Source: Apple, «Attaching gesture recognizers to UIKit controls».
package struct ControlGestures: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Single taps with one finger.
  package static let singleTap = Self(rawValue: 1 << 0)
  /// Horizontal pans of a tracked touch.
  package static let horizontalPan = Self(rawValue: 1 << 1)
  /// Horizontal swipes of a tracked touch.
  package static let horizontalSwipe = Self(rawValue: 1 << 2)
}

extension UIControl {
  /// Returns whether the control handles a gesture itself.
  func handles(_ gesture: UIGestureRecognizer) -> Bool {
    switch gesture {
    case let tap as UITapGestureRecognizer:
      tap.isSingleTap && handledGestures.contains(.singleTap)
    case let pan as UIPanGestureRecognizer:
      isTracking && handledGestures.contains(.horizontalPan)
        && abs(pan.initialTranslation.dx) > abs(pan.initialTranslation.dy)
    case let swipe as UISwipeGestureRecognizer:
      isTracking && handledGestures.contains(.horizontalSwipe)
        && !swipe.direction.isDisjoint(with: [.left, .right])
    default: false
    }
  }
}
