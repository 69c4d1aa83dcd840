extension UIView {
  /// The margins that content keeps: the view's own, no less than its controller's, with the safe
  /// area; or the superview's, as far as the view reaches into them, where those are larger.
  var effectiveMargins: UIEdgeInsets {
    layoutMarginsFollowReadableWidth ? readable(plainMargins) : plainMargins
  }

  private var plainMargins: UIEdgeInsets {
    var margins = marginsByThemselves
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    return margins.union(reach(into: superview.marginsToPreserve, of: superview))
  }

  static let ordinaryMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// 8 points all round where nobody says otherwise; in a window a controller's root view has its
  /// controller's least. Source: UIKit's pictures of Karumi/KataScreenshotIOS (Apache-2.0), whose
  /// controllers are in no window.
  private var marginsByThemselves: UIEdgeInsets {
    let own = ownLayoutMargins?.sides(in: effectiveUserInterfaceLayoutDirection)
    guard let viewOwner else {
      return own ?? superview?.ordinaryMargins(of: self) ?? Self.ordinaryMargins
    }
    guard viewOwner.viewRespectsSystemMinimumLayoutMargins else { return own ?? .zero }
    let least = UIEdgeInsets(
      viewOwner.systemMinimumLayoutMargins, in: effectiveUserInterfaceLayoutDirection)
    if let own { return own.union(least) }
    return window == nil && least == .zero ? Self.ordinaryMargins : least
  }

  /// Tells of other margins, here and in subviews that preserve them.
  package func marginsDidChange() {
    layoutMarginsDidChange()
    viewOwner?.viewLayoutMarginsDidChange()
    layoutGuidesDidMove()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }

  /// Tells of margins that follow the view's place or size.
  func marginsMayHaveMoved() {
    if preservesSuperviewLayoutMargins || layoutMarginsFollowReadableWidth { marginsDidChange() }
  }

  /// What of insets of a superview reaches into the view; nothing at a side where there are none,
  /// however far the view extends past its superview.
  func reach(into outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let rect = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
    // A frame's edges are worked out from its centre: what arithmetic is off by is nothing.
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 && inset - distance > 1e-9 ? inset - distance : 0
    }
    return UIEdgeInsets(
      top: reach(outer.top, rect.minY), left: reach(outer.left, rect.minX),
      bottom: reach(outer.bottom, superview.bounds.height - rect.maxY),
      right: reach(outer.right, superview.bounds.width - rect.maxX))
  }
}
