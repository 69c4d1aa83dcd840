extension UIScrollView {
  /// Whether a tap on the status bar is for this view: whether the delegate lets it.
  var wantsStatusBarTaps: Bool {
    scrollsToTop && isScrollEnabled
      && assignedDelegate?.scrollViewShouldScrollToTop?(self) ?? true
  }

  /// Scrolls to the top with animation and tells the delegate.
  func scrollToTopForStatusBar() {
    let top = CGPoint(x: contentOffset.x, y: minimumContentOffset.y)
    guard window != nil, UIScreen.main.rounded(top) != contentOffset else { return }
    driver.start(
      OffsetAnimation(from: contentOffset, to: top) { view in
        view.assignedDelegate?.scrollViewDidScrollToTop?(view)
      })
  }
}
