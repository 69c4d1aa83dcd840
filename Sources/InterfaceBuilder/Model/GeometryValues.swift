/// A rectangle in points.
package struct RectValue: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
}

/// A point or an offset, in points.
package struct PointValue: Equatable, Sendable {
  package var x: Double
  package var y: Double
}

/// A size in points.
package struct SizeValue: Equatable, Sendable {
  package var width: Double
  package var height: Double
}

/// Distances from the edges, in points. `left` and `right` are leading and trailing if the document
/// specifies so.
package struct InsetsValue: Equatable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double
  package var isDirectional: Bool
}
