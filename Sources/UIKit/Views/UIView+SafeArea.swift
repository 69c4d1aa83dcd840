extension UIView {
  /// What of the view's edges is covered by bars, in points. A root view's is its controller's; a
  /// subview's is as much of its superview's as reaches into it.
  public var safeAreaInsets: UIEdgeInsets {
    if let own = ownSafeAreaInsets { return own }
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    let rect = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
    return UIEdgeInsets(
      top: max(0, outer.top - rect.minY), left: max(0, outer.left - rect.minX),
      bottom: max(0, rect.maxY - (superview.bounds.height - outer.bottom)),
      right: max(0, rect.maxX - (superview.bounds.width - outer.right)))
  }

  var marginsWithSafeArea: UIEdgeInsets {
    let own = ownLayoutMargins ?? defaultLayoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return own }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// 8 points all round; a controller's root view has 16 left and right, 20 from 414 points of width on,
  /// and nothing above and below. Source: pictures drawn by UIKit at widths 320, 375 and 414.
  private var defaultLayoutMargins: UIEdgeInsets {
    guard viewController != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  func safeAreaMayHaveChanged() {
    guard inheritsSafeArea else { return }
    safeAreaInsetsDidChange()
    layoutMarginsDidChange()
    for subview in subviews { subview.safeAreaMayHaveChanged() }
  }

  private var inheritsSafeArea: Bool {
    var view: UIView? = self
    while let current = view {
      if current.ownSafeAreaInsets != nil { return true }
      view = current.superview
    }
    return false
  }
}

extension UIView {
  /// Says what of a root view's edges is covered, in points.
  func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard ownSafeAreaInsets != insets else { return }
    ownSafeAreaInsets = insets
    safeAreaMayHaveChanged()
  }
}
