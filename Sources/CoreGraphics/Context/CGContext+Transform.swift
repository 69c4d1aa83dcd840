import CCairo

extension CGContext {
  /// The transform from user space to Core Graphics device space: pixels, y upwards.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(Self.flip(height: height))
  }

  /// The transform from user space to pixels, y upwards; equal to `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  private static func flip(height: Int) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// Whether y initially points upwards.
  var hasUpwardOrigin: Bool { !isFlipped }

  /// The initial transform.
  var baseTransform: CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: isFlipped ? scale : -scale, tx: 0,
      ty: isFlipped ? 0 : CGFloat(height))
  }

  /// The transform from user space to pixels, y downwards.
  package var pixelTransform: CGAffineTransform {
    get { state.transform }
    set {
      state.transform = newValue
      applyTransform()
    }
  }

  /// Translates user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Prepends a transform. Nothing is drawn while the result is not invertible.
  public func concatenate(_ transform: CGAffineTransform) {
    pixelTransform = transform.concatenating(state.transform)
  }

  // MARK: Converting

  /// Returns a point in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Returns a size in device space, without translation.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Returns the bounding box in device space of a rectangle.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Returns a point in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Returns a size in user space, without translation.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Returns the bounding box in user space of a rectangle.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
