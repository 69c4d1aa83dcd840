import Foundation

/// An affine transform: x' = a x + c y + tx, y' = b x + d y + ty.
package struct VectorTransform: Equatable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package static let identity = VectorTransform()

  package init() {}

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its six numbers.
  ///
  /// - Parameter numbers: a to ty; nil for another number of elements, and for nonfinite ones.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  package static func moved(_ x: Double, _ y: Double) -> Self {
    Self(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scaled(_ x: Double, _ y: Double) -> Self {
    Self(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a rotation by degrees, from x towards y.
  static func turned(_ degrees: Double) -> Self {
    let angle = degrees * .pi / 180
    return Self(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Returns a transform that applies this one, then `outer`.
  package func then(_ outer: Self) -> Self {
    Self(
      a: a * outer.a + b * outer.c, b: a * outer.b + b * outer.d,
      c: c * outer.a + d * outer.c, d: c * outer.b + d * outer.d,
      tx: tx * outer.a + ty * outer.c + outer.tx, ty: tx * outer.b + ty * outer.d + outer.ty)
  }

  package func apply(_ point: VectorPoint) -> VectorPoint {
    VectorPoint(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension VectorTransform {
  /// The inverse; nil if the transform is singular.
  package var inverted: Self? {
    let area = a * d - b * c
    guard area.isFinite, abs(area) > 1e-12 else { return nil }
    return Self(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }

  /// Creates a transform from the unit square to a box.
  init(onto box: VectorBox) {
    self.init(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }
}
