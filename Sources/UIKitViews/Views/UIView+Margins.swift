extension UIView {
  /// The margins of the content: the view's own, at least the controller's minimum, plus the safe
  /// area; or the superview's, as far as they reach into the view, if those are larger and
  /// preserved.
  var effectiveMargins: UIEdgeInsets {
    layoutMarginsFollowReadableWidth ? readable(unadjustedMargins) : unadjustedMargins
  }

  private var unadjustedMargins: UIEdgeInsets {
    var margins = baseMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.subviewHost?.marginsToPreserve ?? superview.layoutMargins
    return margins.union(reach(into: outer, of: superview))
  }

  package static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The default is 8 points at each side; in a window, a controller's root view has its
  /// controller's minimum. Source: UIKit's pictures of Karumi/KataScreenshotIOS (Apache-2.0), whose
  /// controllers are in no window.
  private var baseMargins: UIEdgeInsets {
    let own = explicitLayoutMargins?.sides(in: effectiveUserInterfaceLayoutDirection)
    guard let viewOwner else {
      return own ?? superview?.subviewHost?.standardMargins(of: self) ?? Self.standardMargins
    }
    guard viewOwner.viewRespectsSystemMinimumLayoutMargins else { return own ?? .zero }
    let least = UIEdgeInsets(
      viewOwner.systemMinimumLayoutMargins, in: effectiveUserInterfaceLayoutDirection)
    if let own { return own.union(least) }
    return window == nil && least == .zero ? Self.standardMargins : least
  }

  func ownMarginsDidChange(from old: LayoutMargins?) {
    if explicitLayoutMargins != old { marginsDidChange() }
  }

  /// Notifies the view of changed margins, and subviews that preserve them.
  package func marginsDidChange() {
    layoutMarginsDidChange()
    viewOwner?.viewLayoutMarginsDidChange()
    layoutGuidesDidMove()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }

  /// Updates margins that depend on the view's position or size.
  func updatePositionDependentMargins() {
    if preservesSuperviewLayoutMargins || layoutMarginsFollowReadableWidth { marginsDidChange() }
  }

  /// Returns the part of a superview's insets that reaches into the view; zero at a side without an
  /// inset, even if the view extends beyond its superview.
  func reach(into outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let rect = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
    // A frame's edges are computed from its centre: rounding errors are ignored.
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 && inset - distance > 1e-9 ? inset - distance : 0
    }
    return UIEdgeInsets(
      top: reach(outer.top, rect.minY), left: reach(outer.left, rect.minX),
      bottom: reach(outer.bottom, superview.bounds.height - rect.maxY),
      right: reach(outer.right, superview.bounds.width - rect.maxX))
  }
}
