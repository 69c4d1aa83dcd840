extension UIScrollView {
  /// How far the content has been pulled down from where it rests at its top without a refresh
  /// control, in points.
  var pull: CGFloat {
    max(0, -(contentInset.top + systemContentInset.top) - contentOffset.y)
  }

  /// Keeps room for a refresh control at the top of the content. Content that a finger holds stays
  /// where it is; other content goes back to its start when there is none any more, in 0.3 seconds.
  func setRefreshRoom(_ room: CGFloat) {
    guard refreshRoom != room else { return }
    refreshRoom = room
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
