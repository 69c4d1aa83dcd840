/// The delegate of a scroll view.
///
/// Methods under the line `// Optional` are optional, and are called as on iOS:
/// `delegate?.scrollViewDidScroll?(scrollView)`. This file is also the table from which
/// `UIScrollViewDelegate+Optionals.swift` is generated.
/// Source: Apple, UIScrollViewDelegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: ObjectiveCProtocol {
  /// Called after the content offset has changed, by a touch or by code.
  // Optional
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called after the zoom scale has changed.
  // Optional
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called before a drag begins.
  // Optional
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called before a drag ends. `targetContentOffset` can be changed to set the resting offset;
  /// `velocity` is in points per millisecond.
  // Optional
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Called after a drag has ended; `decelerate` is true if the content continues to move.
  // Optional
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called before the content decelerates after a drag.
  // Optional
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called after the deceleration has ended.
  // Optional
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called after an animated `setContentOffset(_:animated:)` or
  /// `scrollRectToVisible(_:animated:)`.
  // Optional
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view that is zoomed; none without the method.
  // Optional; without it: nil
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called before zooming of `view` begins.
  // Optional
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after zooming of `view` has ended at `scale`.
  // Optional
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  )

  /// Returns whether a tap on the status bar scrolls to the top; true without the method.
  // Optional; without it: true
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after the view has scrolled to its top.
  // Optional
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called after the content inset with the safe area adjustment has changed.
  // Optional
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
