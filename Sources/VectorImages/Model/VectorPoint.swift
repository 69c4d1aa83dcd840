/// A point of a drawing, with y pointing downwards.
package struct VectorPoint: Equatable, Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  package static let zero = VectorPoint(0, 0)

  static func + (first: Self, second: Self) -> Self {
    Self(first.x + second.x, first.y + second.y)
  }

  static func - (first: Self, second: Self) -> Self {
    Self(first.x - second.x, first.y - second.y)
  }

  static func * (point: Self, factor: Double) -> Self { Self(point.x * factor, point.y * factor) }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// An axis-aligned rectangle.
package struct VectorBox: Equatable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  package var width: Double { maxX - minX }
  package var height: Double { maxY - minY }

  /// Returns the smallest box that contains both.
  package func union(_ other: Self) -> Self {
    Self(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  mutating func extend(to point: VectorPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }
}
