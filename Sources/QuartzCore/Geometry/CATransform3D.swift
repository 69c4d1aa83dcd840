/// A transform in three dimensions: a 4×4 matrix for row vectors. Source: Apple, CATransform3D.
public struct CATransform3D: Equatable, Hashable, Sendable {
  /// Row 1.
  public var m11, m12, m13, m14: CGFloat
  /// Row 2.
  public var m21, m22, m23, m24: CGFloat
  /// Row 3.
  public var m31, m32, m33, m34: CGFloat
  /// Row 4, the translation.
  public var m41, m42, m43, m44: CGFloat

  /// Creates the zero matrix.
  public init() {
    self.init(rows: [CGFloat](repeating: 0, count: 16))
  }

  /// Creates a matrix from its sixteen numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ])
  }

  init(rows m: [CGFloat]) {
    (m11, m12, m13, m14) = (m[0], m[1], m[2], m[3])
    (m21, m22, m23, m24) = (m[4], m[5], m[6], m[7])
    (m31, m32, m33, m34) = (m[8], m[9], m[10], m[11])
    (m41, m42, m43, m44) = (m[12], m[13], m[14], m[15])
  }

  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(rows: [
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])
