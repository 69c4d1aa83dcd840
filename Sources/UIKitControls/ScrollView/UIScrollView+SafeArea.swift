extension UIScrollView {
  /// What of the safe area is added to ``contentInset``.
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

  /// Insets without those along the axes where the content's inset has the safe area.
  func withoutAdjustment(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard insets != .zero, contentInsetAdjustmentBehavior != .never else { return insets }
    let (isWide, isHigh) = (isAdjustedHorizontally, isAdjustedVertically)
    return UIEdgeInsets(
      top: isHigh ? 0 : insets.top, left: isWide ? 0 : insets.left,
      bottom: isHigh ? 0 : insets.bottom, right: isWide ? 0 : insets.right)
  }

  /// Tells the content of its safe area where other axes have an inset for it than before.
  private func tellContentOfSafeArea() {
    let handed = withoutAdjustment(safeAreaInsets)
    guard handed != knownSafeAreaOfContent else { return }
    knownSafeAreaOfContent = handed
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

  /// Whether the view is what a controller in a navigation controller shows, or was when that one's
  /// safe area changed: what is put behind it then does not take its place.
  private var isContentOfNavigation: Bool {
    (ownerOfContent ?? rememberedOwner)?.keepsContentOffBars ?? false
  }

  /// ``contentOwner``, where the view still lies in its view.
  private var rememberedOwner: (any RootViewOwner)? {
    guard let owner = contentOwner, let root = owner.viewIfLoaded else { return nil }
    return isDescendant(of: root) ? owner : nil
  }

  /// The controller whose content the view is: its root view, or the first view in that, or the
  /// first in that one, and so on; not what lies inside another scroll view.
  private var ownerOfContent: (any RootViewOwner)? {
    var root: UIView = self
    while root.viewOwner == nil {
      guard let around = root.superview, around.subviews.first === root,
        !(around is UIScrollView)
      else { return nil }
      root = around
    }
    return root.viewOwner
  }
  /// Content that rested at its start stays there when the safe area, or what counts of it,
  /// changes.
  package func systemInsetMayHaveChanged() {
    tellContentOfSafeArea()
    let (old, new) = (knownSystemInset, systemContentInset)
    guard new != old else { return }
    knownSystemInset = new
    var offset = contentOffset
    // At its start with and, as for one that an inset was given to later, without its own inset.
    if [-old.top, -old.top - contentInset.top].contains(where: { isSame($0, offset.y) }) {
      offset.y = -new.top - contentInset.top
    }
    if [-old.left, -old.left - contentInset.left].contains(where: { isSame($0, offset.x) }) {
      offset.x = -new.left - contentInset.left
    }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
  }

  /// Whether content that was meant to stand at a start does: offsets are rounded to pixels, and
  /// what arithmetic is off by is no difference.
  private func isSame(_ start: CGFloat, _ offset: CGFloat) -> Bool {
    abs(start - offset) < 1e-6
      || abs(UIScreen.main.rounded(CGPoint(x: 0, y: start)).y - offset) < 1e-6
  }
}
