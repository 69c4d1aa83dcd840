/// The scroll view that contains the pages of a page view controller.
///
/// Its `delegate` belongs to the app: the controller is notified of scrolling separately, so that
/// the pages follow the finger even with a delegate. Source: apps that observe the finger as the
/// delegate of the scroll view among the controller's subviews, <https://mcmap.net/q/822798>.
@MainActor
final class PageScrollView: UIScrollView {
  private let events = PageScrollEvents()

  /// The app's delegate, which is notified of scrolling in addition to the controller.
  override var delegate: (any UIScrollViewDelegate)? {
    get { events.listener }
    set { events.listener = newValue }
  }

  /// Sets the closures that are called when the view scrolls.
  ///
  /// - Parameters:
  ///   - moved: called whenever the offset has changed.
  ///   - rested: called when a drag or an animation has ended.
  func report(moved: @escaping () -> Void, rested: @escaping () -> Void) {
    (events.moved, events.rested) = (moved, rested)
    assignedDelegate = events
  }

  /// Adds a page's view in a rectangle of the content, inside a view of its own, so that the page's
  /// origin is always zero.
  func put(_ view: UIView, in frame: CGRect) {
    let slot = slot(of: view) ?? UIView(frame: frame)
    slot.frame = frame
    view.frame = slot.bounds
    guard slot.superview == nil else { return }
    slot.addSubview(view)
    addSubview(slot)
  }

  /// Removes a page's view.
  func takeOut(_ view: UIView) {
    slot(of: view)?.removeFromSuperview()
    view.removeFromSuperview()
  }

  private func slot(of view: UIView) -> UIView? {
    view.superview.flatMap { $0.superview === self ? $0 : nil }
  }
}

/// Handles the scroll view's events for the controller, and forwards them to the app's delegate.
@MainActor
private final class PageScrollEvents: NSObject, UIScrollViewDelegate {
  weak var listener: (any UIScrollViewDelegate)?
  var moved: () -> Void = {}
  var rested: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    moved()
    listener?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    listener?.scrollViewWillBeginDragging?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    listener?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rested() }
    listener?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    listener?.scrollViewWillBeginDecelerating?(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    rested()
    listener?.scrollViewDidEndDecelerating?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    rested()
    listener?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    listener?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    listener?.scrollViewDidScrollToTop?(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    listener?.scrollViewDidChangeAdjustedContentInset?(scrollView)
  }
}
