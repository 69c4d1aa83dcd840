/// A matrix that maps points: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Source: Apple, CGAffineTransform.
public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  /// The coefficient of x in x′.
  public var a: CGFloat
  /// The coefficient of x in y′.
  public var b: CGFloat
  /// The coefficient of y in x′.
  public var c: CGFloat
  /// The coefficient of y in y′.
  public var d: CGFloat
  /// The translation of x, in points.
  public var tx: CGFloat
  /// The translation of y, in points.
  public var ty: CGFloat

  /// The transform that maps each point to itself.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform with the rows (a, b), (c, d) and (tx, ty).
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform with the rows (a, b), (c, d) and (tx, ty).
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a matrix of zeros, as on iOS.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation by radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform is exactly `identity`.
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that first translates, then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a transform that first scales, then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a transform that first rotates by radians, then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns a transform that applies this one, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse, or the transform itself if it is not invertible.
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

  /// Whether the matrix has a finite inverse.
  package var isInvertible: Bool {
    let determinant = self.determinant
    return isFinite && determinant.isNormal && (1 / determinant).isFinite
  }

  /// Whether the matrix and its inverse are in the range of Cairo's arithmetic.
  package var isUsable: Bool {
    guard isInvertible else { return false }
    return largestEntry < 1e9 && inverted().largestEntry < 1e12
  }

  private var largestEntry: CGFloat { max(abs(a), abs(b), abs(c), abs(d), abs(tx), abs(ty)) }

  /// Whether rectangles are mapped to axis-aligned rectangles.
  package var preservesRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
