/// A displacement in the plane.
///
/// Source: Apple, CGVector.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// Along x, in points.
  public var dx: CGFloat
  /// Along y, in points.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// No distance.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A distance in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A distance in points.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A distance in points.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

/// A distance in points.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}
