/// The scroll view's properties that the machine reads and sets.
extension ListMachine {
  var bounds: CGRect { host.bounds }

  var contentOffset: CGPoint {
    get { host.contentOffset }
    set { host.setContentOffset(newValue, animated: false) }
  }

  var contentSize: CGSize {
    get { host.contentSize }
    set { host.contentSize = newValue }
  }

  var adjustedContentInset: UIEdgeInsets { host.adjustedContentInset }
  var safeAreaInsets: UIEdgeInsets { host.safeAreaInsets }
  var layoutMargins: UIEdgeInsets { host.layoutMargins }
  var readableContentInsets: UIEdgeInsets { host.readableContentInsets }
  var pixelScale: CGFloat { host.pixelScale }
  var minimumContentOffset: CGPoint { host.minimumContentOffset }
  var maximumContentOffset: CGPoint { host.maximumContentOffset }
  func clampedContentOffset(_ offset: CGPoint) -> CGPoint { host.clampedContentOffset(offset) }
  func scroll(to offset: CGPoint) { host.scroll(to: offset) }

  var clock: MediaClock { host.layer.clock }

  // Events of the clock may occur after the view is deallocated.
  var window: UIWindow? { installedHost?.window }
  func setNeedsLayout() { installedHost?.setNeedsLayout() }
  func layoutIfNeeded() { installedHost?.layoutIfNeeded() }
}
