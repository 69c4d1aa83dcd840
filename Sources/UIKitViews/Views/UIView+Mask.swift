extension UIView {
  /// ``mask``, under its Objective-C name.
  public var maskView: UIView? {
    get { mask }
    set { mask = newValue }
  }

  /// Sets the mask's layer as the mask of the layer.
  func adoptMask(insteadOf old: UIView?) {
    guard mask !== old else { return }
    mask?.removeFromSuperview()
    layer.mask = mask?.layer
    mask?.layer.setNeedsLayout()
    if mask != nil { setNeedsLayout() }
  }
}
