extension UIScrollView {
  /// The part of the safe area that is added to ``contentInset``.
  ///
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior, and the comments of UIKit's
  /// header.
  var systemContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    return UIEdgeInsets(
      top: isAdjustedVertically ? safe.top : 0, left: isAdjustedHorizontally ? safe.left : 0,
      bottom: isAdjustedVertically ? safe.bottom : 0,
      right: isAdjustedHorizontally ? safe.right : 0)
  }

  /// Returns insets without those along axes where the content inset includes the safe area.
  func withoutAdjustment(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard insets != .zero, contentInsetAdjustmentBehavior != .never else { return insets }
    let (isWide, isHigh) = (isAdjustedHorizontally, isAdjustedVertically)
    return UIEdgeInsets(
      top: isHigh ? 0 : insets.top, left: isWide ? 0 : insets.left,
      bottom: isHigh ? 0 : insets.bottom, right: isWide ? 0 : insets.right)
  }

  /// Notifies subviews of their safe area if it has changed.
  private func notifyContentOfSafeArea() {
    let handed = withoutAdjustment(safeAreaInsets)
    guard handed != lastSafeAreaOfContent else { return }
    lastSafeAreaOfContent = handed
    for subview in subviews { subview.safeAreaMayHaveChanged() }
  }

  private var isAdjustedHorizontally: Bool {
    contentInsetAdjustmentBehavior == .always || alwaysBounceHorizontal
      || contentSize.width > bounds.width
  }

  private var isAdjustedVertically: Bool {
    contentInsetAdjustmentBehavior == .always || alwaysBounceVertical
      || contentSize.height > bounds.height
      || contentInsetAdjustmentBehavior == .automatic && isContentOfNavigation
  }

  /// Whether the view is the content of a controller in a navigation controller, or was when the
  /// controller's safe area last changed: a view inserted behind it then does not replace it.
  private var isContentOfNavigation: Bool {
    (currentContentOwner ?? cachedContentOwner)?.insetsContentFromBars ?? false
  }

  /// The ``contentOwner``, if the view is still a descendant of its view.
  private var cachedContentOwner: (any RootViewOwner)? {
    guard let owner = contentOwner, let root = owner.viewIfLoaded else { return nil }
    return isDescendant(of: root) ? owner : nil
  }

  /// The controller whose content the view is: its root view, or the first subview of that at any
  /// depth; not inside another scroll view.
  private var currentContentOwner: (any RootViewOwner)? {
    var root: UIView = self
    while root.viewOwner == nil {
      guard let around = root.superview, around.subviews.first === root,
        !(around is UIScrollView)
      else { return nil }
      root = around
    }
    return root.viewOwner
  }
  /// After a change of the safe area, or of the adjustment for it, keeps content at its start if it
  /// rested at the old start.
  package func systemInsetMayHaveChanged() {
    notifyContentOfSafeArea()
    let (old, new) = (lastSystemInset, systemContentInset)
    guard new != old else { return }
    lastSystemInset = new
    var offset = contentOffset
    // At its start with or without the content inset, which may have been set later.
    if [-old.top, -old.top - contentInset.top].contains(where: { isSame($0, offset.y) }) {
      offset.y = -new.top - contentInset.top
    }
    if [-old.left, -old.left - contentInset.left].contains(where: { isSame($0, offset.x) }) {
      offset.x = -new.left - contentInset.left
    }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
  }

  /// Returns whether the content is at a start: offsets are rounded to pixels, and floating-point
  /// errors are ignored.
  private func isSame(_ start: CGFloat, _ offset: CGFloat) -> Bool {
    abs(start - offset) < 1e-6
      || abs(UIScreen.main.rounded(CGPoint(x: 0, y: start)).y - offset) < 1e-6
  }
}
