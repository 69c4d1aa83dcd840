extension UIView {
  /// Converts a point of this view to another view's coordinates; nil represents the window or the
  /// root view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// Converts a point of another view to this view's coordinates; nil represents the window or the
  /// root view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Converts a rectangle of this view to another view's coordinates; nil represents the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// Converts a rectangle of another view to this view's coordinates; nil represents the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }
}

// Unsupported: UIView: hit testing in perspective · works · Points are converted, and touches
//   found, by the affine part. · test: UIViewGeometryTests
