/// What an animator of dynamics moves: views and layout attributes are such items.
///
/// Items bump into each other as rectangles: `collisionBoundsType` and `collisionBoundingPath` are
/// not there. Source: Apple, UIDynamicItem.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// Its middle, in points of the reference's coordinates.
  var center: CGPoint { get set }
  /// Its size, before it is turned.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension CGPoint {
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
  init(_ vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }
}

extension UIOffset {
  var vector: SIMD2<Double> { SIMD2(Double(horizontal), Double(vertical)) }
}

extension CGVector {
  var vector: SIMD2<Double> { SIMD2(Double(dx), Double(dy)) }
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  /// In radians; 0 is to the right, a quarter turn down.
  var angle: CGFloat { atan2(dy, dx) }

  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: cos(angle) * length, dy: sin(angle) * length)
  }
}
