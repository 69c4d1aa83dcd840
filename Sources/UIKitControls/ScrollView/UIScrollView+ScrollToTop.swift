extension UIScrollView {
  /// Whether the view responds to taps on the status bar, as its delegate allows.
  package final var scrollsToTopOnTap: Bool {
    scrollsToTop && isScrollEnabled
      && assignedDelegate?.scrollViewShouldScrollToTop?(self) ?? true
  }

  /// Scrolls to the top with animation and notifies the delegate.
  package final func scrollToTopForStatusBar() {
    let top = CGPoint(x: contentOffset.x, y: minimumContentOffset.y)
    guard window != nil, UIScreen.main.rounded(top) != contentOffset else { return }
    driver.start(
      OffsetAnimation(from: contentOffset, to: top) { view in
        view.assignedDelegate?.scrollViewDidScrollToTop?(view)
      })
  }
}
