extension UIView {
  /// A point of this view in another view's coordinates; nil means the window's, or the root
  /// view's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of another view in this view's coordinates; nil means the window's, or the root
  /// view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// A rectangle of this view in another view's coordinates; nil means the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// A rectangle of another view in this view's coordinates; nil means the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }
}

// Unsupported: UIView: hit testing in perspective · works · Points are converted, and touches
//   found, by the affine part.
