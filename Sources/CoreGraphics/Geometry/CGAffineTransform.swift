/// A matrix that maps points: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Source: Apple, CGAffineTransform.
public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  /// What of x goes into x′ = a·x + c·y + tx.
  public var a: CGFloat
  /// What of x goes into y′ = b·x + d·y + ty.
  public var b: CGFloat
  /// What of y goes into x′.
  public var c: CGFloat
  /// What of y goes into y′.
  public var d: CGFloat
  /// How far x′ is moved, in points.
  public var tx: CGFloat
  /// How far y′ is moved, in points.
  public var ty: CGFloat

  /// The transform that maps every point to itself.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform with rows (a, b), (c, d) and (tx, ty).
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform with rows (a, b), (c, d) and (tx, ty).
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes the all-zero matrix, as on iOS; `identity` is the neutral one.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a translation by (`tx`, `ty`).
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling by (`sx`, `sy`) about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation by `angle` radians: from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this is exactly `identity`.
  public var isIdentity: Bool { self == .identity }

  /// The transform that first translates by (`tx`, `ty`), then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The transform that first scales by (`sx`, `sy`), then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform that first rotates by `angle` radians, then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that applies this one first and `other` after it.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that undoes this one, or this one itself where there is none.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = self.determinant
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension CGAffineTransform {
  package var determinant: CGFloat { a * d - b * c }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether the matrix can be undone with finite numbers.
  package var isInvertible: Bool {
    let determinant = self.determinant
    return isFinite && determinant.isNormal && (1 / determinant).isFinite
  }

  /// Whether Cairo can compute with the matrix and its inverse: both exist and stay in a range that
  /// drawing can make use of.
  package var isUsable: Bool {
    guard isInvertible else { return false }
    return largestEntry < 1e9 && inverted().largestEntry < 1e12
  }

  private var largestEntry: CGFloat { max(abs(a), abs(b), abs(c), abs(d), abs(tx), abs(ty)) }

  /// Whether rectangles stay rectangles with sides along the axes.
  package var preservesRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
