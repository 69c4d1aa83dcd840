/// An item of a dynamic animator: a view or layout attributes.
///
/// Items collide as rectangles: `collisionBoundsType` and `collisionBoundingPath` are absent.
/// Source: Apple, UIDynamicItem.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The centre, in points of the reference coordinates.
  var center: CGPoint { get set }
  /// The size before the rotation.
  var bounds: CGRect { get }
  /// The rotation.
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
  /// The angle in radians; 0 is to the right, a quarter turn down.
  var angle: CGFloat { atan2(dy, dx) }

  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: cos(angle) * length, dy: sin(angle) * length)
  }
}
