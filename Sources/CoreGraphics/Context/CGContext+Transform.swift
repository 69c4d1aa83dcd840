import CCairo

extension CGContext {
  /// From user space to the device space of CoreGraphics: pixels, rows counted upwards.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(Self.flip(height: height))
  }

  /// From user space to pixels counted upwards; the same as `ctm` here.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  private static func flip(height: Int) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// Whether y pointed upwards when the context was made.
  var hasUpwardOrigin: Bool { !isFlipped }

  /// The transform the context was made with.
  var baseTransform: CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: isFlipped ? scale : -scale, tx: 0,
      ty: isFlipped ? 0 : CGFloat(height))
  }

  /// From user space to pixels, rows counted downwards.
  package var pixelTransform: CGAffineTransform {
    get { state.transform }
    set {
      state.transform = newValue
      applyTransform()
    }
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales about the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns by `angle` radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Puts `transform` before the current one. What has no inverse draws nothing until restored.
  public func concatenate(_ transform: CGAffineTransform) {
    pixelTransform = transform.concatenating(state.transform)
  }

  // MARK: Converting

  /// A point of user space in device space: pixels, by the current matrix.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A size of user space in device space: pixels, by the current matrix without its translation.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// The smallest upright rectangle of device space, in pixels, around one of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A point of device space, in pixels, in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size of device space, in pixels, in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// The smallest upright rectangle of user space around one of device space, in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
