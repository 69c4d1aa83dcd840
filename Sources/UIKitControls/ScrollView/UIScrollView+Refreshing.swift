extension UIScrollView {
  /// The distance by which the content is pulled down from its resting position without a refresh
  /// control, in points.
  var pull: CGFloat {
    max(0, -(contentInset.top + systemContentInset.top) - contentOffset.y)
  }

  /// Sets the inset for a refresh control at the top of the content. Content is not moved during a
  /// drag; otherwise it moves back to its start in 0.3 seconds when the inset is removed.
  func setRefreshInset(_ room: CGFloat) {
    guard refreshInset != room else { return }
    refreshInset = room
    driver.rangeDidChange()
    adjustedContentInsetDidChange()
    let end = clampedContentOffset(contentOffset)
    guard room == 0, !isTracking, driver.drag == nil, end != contentOffset else { return }
    if window != nil, UIView.areAnimationsEnabled {
      driver.start(OffsetAnimation(from: contentOffset, to: end, arrive: { _ in }))
    } else {
      contentOffset = end
    }
  }
}
