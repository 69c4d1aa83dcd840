/// The C spellings of geometry, which Foundation on Linux lacks.

/// The origin.
public let CGPointZero = CGPoint.zero
/// No width and no height.
public let CGSizeZero = CGSize.zero
/// No area, at the origin.
public let CGRectZero = CGRect.zero
/// The rectangle without a place: what two that do not meet have in common.
public let CGRectNull = CGRect.null
/// The rectangle that holds every point.
public let CGRectInfinite = CGRect.infinite

/// A point, in points from the origin.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size in points.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A rectangle in points.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The smallest x, in points, whatever sign the width has.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x of the middle, in points.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The largest x, in points, whatever sign the width has.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The smallest y, in points, whatever sign the height has.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y of the middle, in points.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The largest y, in points, whatever sign the height has.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width in points, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height in points, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// The same area with a size that is not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// The smallest rectangle of whole points around it.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Whether it has no area, or is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether it is the null rectangle, which has no place.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether it is the infinite rectangle.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Moved inwards by so many points at each side, or null where too little is left.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Moved by a distance in points.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The smallest rectangle around both.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

/// What both cover, or null.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.intersection(second)
}

/// Whether both cover something.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.intersects(second)
}

/// Whether the point lies inside, or on the edges of smallest x and y.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether the second lies in the first.
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.contains(second) }
/// Whether they cover the same.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }
/// Whether they are the same place.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
/// Whether they are of the same width and height.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
