extension UIView {
  /// ``mask``, by the name that Objective-C has for it.
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }

  /// Has the layer masked by the mask's layer.
  func adoptMask(insteadOf old: UIView?) {
    guard mask !== old else { return }
    mask?.removeFromSuperview()
    layer.mask = mask?.layer
    mask?.layer.setNeedsLayout()
    if mask != nil { setNeedsLayout() }
  }
}
