extension UIView {
  /// The point of the bounds that is at ``center``, and about which ``transform`` applies, in
  /// fractions of the size: the layer's `anchorPoint`. Default (0.5, 0.5). Source: Apple,
  /// UIView.anchorPoint.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Does nothing: traits are passed on at once. Source: Apple, UIView.updateTraitsIfNeeded().
  public func updateTraitsIfNeeded() {}
}
