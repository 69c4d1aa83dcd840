/// A size along the scrolling axis ("main") and across it, in points.
package struct AxisSize: Equatable, Sendable {
  package var main: Double
  package var cross: Double

  package init(main: Double, cross: Double) {
    self.main = main
    self.cross = cross
  }

  /// The size with negative and nonfinite lengths replaced by zero, so that sums remain finite.
  var sanitized: AxisSize {
    AxisSize(main: main.finiteExtent, cross: cross.finiteExtent)
  }

  /// The size with its axes exchanged.
  var turned: AxisSize { AxisSize(main: cross, cross: main) }
}

/// A rectangle along the main axis and across it, in points.
package struct AxisRect: Equatable, Sendable {
  package var main: Double
  package var cross: Double
  package var size: AxisSize

  package init(main: Double, cross: Double, size: AxisSize) {
    self.main = main
    self.cross = cross
    self.size = size
  }

  var mainEnd: Double { main + size.main }
  var crossEnd: Double { cross + size.cross }

  /// Returns whether the interiors intersect: false for adjacent rectangles, true for an empty one
  /// strictly inside.
  package func overlaps(_ other: AxisRect) -> Bool {
    main < other.mainEnd && other.main < mainEnd && cross < other.crossEnd && other.cross < crossEnd
  }
}

extension Double {
  /// The maximum length; sums of millions of such lengths are finite.
  private static let longest = 1e15

  /// The value as a length: zero if negative or not finite.
  var finiteExtent: Double { isFinite && self > 0 ? min(self, Self.longest) : 0 }

  /// The value as a distance, which may be negative: zero if not finite.
  var finiteDistance: Double { isFinite ? min(max(self, -Self.longest), Self.longest) : 0 }
}
