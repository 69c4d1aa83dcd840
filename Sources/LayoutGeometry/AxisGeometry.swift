/// A size along the scrolling ("main") axis and across it, in points.
package struct AxisSize: Equatable, Sendable {
  package var main: Double
  package var cross: Double

  package init(main: Double, cross: Double) {
    self.main = main
    self.cross = cross
  }

  /// The size with lengths that are negative or not finite replaced by zero, so that sums stay
  /// finite.
  var sanitized: AxisSize {
    AxisSize(main: main.asExtent, cross: cross.asExtent)
  }

  /// The size as the other axis sees it. Twice is the identity.
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

  /// Whether the interiors meet; rectangles that only touch do not, an empty one strictly inside
  /// does.
  package func overlaps(_ other: AxisRect) -> Bool {
    main < other.mainEnd && other.main < mainEnd && cross < other.crossEnd && other.cross < crossEnd
  }
}

extension Double {
  /// Longer than any screen; sums of millions of such lengths stay finite.
  private static let longest = 1e15

  /// The value as a length: zero when negative or not finite.
  var asExtent: Double { isFinite && self > 0 ? min(self, Self.longest) : 0 }

  /// The value as a distance that may be negative: zero when not finite.
  var asDistance: Double { isFinite ? min(max(self, -Self.longest), Self.longest) : 0 }
}
