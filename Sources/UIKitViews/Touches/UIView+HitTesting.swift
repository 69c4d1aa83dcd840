extension UIView {
  /// Returns the frontmost view at a point of this view, or nil; if a test has set a closure, its
  /// result.
  func hit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let override = HitTestOverrides.shared.override(for: self) {
      return override(self, point, event)
    }
    return hitTestSubviews(point, with: event)
  }

  /// Returns the frontmost view at a point of this view, or nil, ignoring overrides in this view's
  /// class. Later subviews are in front, regardless of their layers' `zPosition`.
  ///
  /// Source: public reports of `hitTest(_:with:)`: it follows the order of `subviews`.
  final func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
