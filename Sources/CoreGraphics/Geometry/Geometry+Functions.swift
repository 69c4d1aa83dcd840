/// The C spellings of geometry, which Foundation on Linux lacks.

public let CGPointZero = CGPoint.zero
/// `CGSize.zero` under its older name.
public let CGSizeZero = CGSize.zero
/// `CGRect.zero` under its older name.
public let CGRectZero = CGRect.zero
/// `CGRect.null` under its older name.
public let CGRectNull = CGRect.null
/// `CGRect.infinite` under its older name.
public let CGRectInfinite = CGRect.infinite

/// A point, in points from the origin; `CGPoint.init(x:y:)` under its older name.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size in points; `CGSize.init(width:height:)` under its older name.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// A rectangle in points; `CGRect.init(x:y:width:height:)` under its older name.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The smallest x, in points, whatever sign the width has; `minX` under its older name.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x of the middle, in points; `midX` under its older name.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The largest x, in points, whatever sign the width has; `maxX` under its older name.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The smallest y, in points, whatever sign the height has; `minY` under its older name.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y of the middle, in points; `midY` under its older name.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The largest y, in points, whatever sign the height has; `maxY` under its older name.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width in points, never negative; `width` under its older name.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height in points, never negative; `height` under its older name.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// The same area with a size that is not negative; `standardized` under its older name.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// The smallest rectangle of whole points around it; `integral` under its older name.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Whether it has no area, or is null; `isEmpty` under its older name.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether it is the null rectangle, which has no place; `isNull` under its older name.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether it is the infinite rectangle; `isInfinite` under its older name.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Moved inwards by so many points at each side, or null where too little is left;
/// `insetBy(dx:dy:)` under its older name.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Moved by a distance in points; `offsetBy(dx:dy:)` under its older name.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The smallest rectangle around both; `union(_:)` under its older name.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

/// What both cover, or null; `intersection(_:)` under its older name.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.intersection(second)
}

/// Whether both cover something; `intersects(_:)` under its older name.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.intersects(second)
}

/// Whether the point lies inside, or on the edges of smallest x and y; `contains(_:)` under its
/// older name.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether the second lies in the first; `contains(_:)` under its older name.
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.contains(second) }
/// Whether they cover the same; `==` under its older name.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }
/// Whether they are the same place; `==` under its older name.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
/// Whether they are of the same width and height; `==` under its older name.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
