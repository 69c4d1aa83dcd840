extension UIView {
  /// The frontmost view at a point of this view, or nil, as no subclass overrides it. In front is
  /// who comes later among the subviews, whatever `zPosition` their layers have.
  ///
  /// Source: public reports of `hitTest(_:with:)`: it follows the order of `subviews`.
  final func hitTestInside(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
