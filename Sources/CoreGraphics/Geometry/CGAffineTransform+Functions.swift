/// The C spellings of `CGAffineTransform`'s methods.

/// The transform that changes nothing.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// A transform of six numbers.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Moves by a distance in points.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Scales about the origin.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Turns about the origin, in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Whether it changes nothing.
public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool {
  transform.isIdentity
}

/// Moves first, then does `transform`.
public func CGAffineTransformTranslate(
  _ transform: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  transform.translatedBy(x: tx, y: ty)
}

/// Scales first, then does `transform`.
public func CGAffineTransformScale(
  _ transform: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform {
  transform.scaledBy(x: sx, y: sy)
}

/// Turns first, in radians, then does `transform`.
public func CGAffineTransformRotate(
  _ transform: CGAffineTransform, _ angle: CGFloat
) -> CGAffineTransform {
  transform.rotated(by: angle)
}

/// What undoes it, or itself where nothing can.
public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform {
  transform.inverted()
}

/// The first, then the second.
public func CGAffineTransformConcat(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> CGAffineTransform {
  first.concatenating(second)
}

/// Whether all six numbers are equal.
public func CGAffineTransformEqualToTransform(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> Bool {
  first == second
}

/// Where a point goes.
public func CGPointApplyAffineTransform(
  _ point: CGPoint, _ transform: CGAffineTransform
) -> CGPoint {
  point.applying(transform)
}

/// What becomes of a size, which does not move.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize {
  size.applying(transform)
}

/// The smallest upright rectangle around what becomes of one.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
  rect.applying(transform)
}
