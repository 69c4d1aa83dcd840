/// What a scroll view tells and asks its delegate.
///
/// A method under the line `// Optional` may be left out, and is called as on iOS:
/// `delegate?.scrollViewDidScroll?(scrollView)`. This file is also the table from which
/// `UIScrollViewDelegate+Optionals.swift` is generated.
/// Source: Apple, UIScrollViewDelegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: ObjectiveCProtocol {
  /// The content offset changed, by a touch or by code.
  // Optional
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The zoom scale changed.
  // Optional
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger is about to move the content.
  // Optional
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to leave. Writing to `targetContentOffset` chooses where the scroll view
  /// comes to rest; `velocity` is in points per millisecond.
  // Optional
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The finger left; `decelerate` says that the content moves on.
  // Optional
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content begins to slow down after a drag.
  // Optional
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest after a drag.
  // Optional
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animated `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` ended.
  // Optional
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is scaled when zooming; none without the method.
  // Optional; without it: nil
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Zooming begins on `view`.
  // Optional
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Zooming of `view` ended at `scale`.
  // Optional
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  )

  /// Whether a tap on the status bar scrolls to the top; it does without the method.
  // Optional; without it: true
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The scroll view scrolled to its top.
  // Optional
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The insets by which content is kept clear, safe area included, changed.
  // Optional
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
