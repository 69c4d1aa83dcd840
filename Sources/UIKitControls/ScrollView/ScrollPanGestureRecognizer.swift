@_spi(UIKit) import UIKitViews

/// The pan recognizer of a scroll view, which counts movement along scrollable axes only.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// The delegate: the scroll view if it conforms to the protocol. Other delegates are rejected, as
  /// in UIKit.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { view as? any UIGestureRecognizerDelegate }
    set {
      if newValue !== view {
        stop(
          "UIScrollView's built-in pan gesture recognizer must have its scroll view as its "
            + "delegate.", exception: "NSInvalidArgumentException")
      }
    }
  }

  override func distance(_ translation: CGVector) -> CGFloat {
    guard let axes = scrollView?.scrollableAxes else { return 0 }
    return max(
      axes.contains(.horizontal) ? abs(translation.dx) : 0,
      axes.contains(.vertical) ? abs(translation.dy) : 0)
  }

  /// Panning and pinching are recognized simultaneously.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.pinchGestureRecognizer
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { canPrevent(other) }
}
