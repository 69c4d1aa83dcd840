/// An unpremultiplied sRGB colour with components from 0 to 1.
package struct VectorColor: Equatable, Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.red = limited(red)
    self.green = limited(green)
    self.blue = limited(blue)
    self.alpha = limited(alpha)
  }

  package static let black = VectorColor(0, 0, 0)

  /// Returns the colour with its alpha multiplied by a factor.
  package func faded(by factor: Double) -> Self { Self(red, green, blue, alpha * factor) }
}

/// The fill or stroke of a shape.
package enum VectorPaint: Equatable, Sendable {
  case color(VectorColor)
  case gradient(VectorGradient)
}

/// A linear or radial gradient.
package struct VectorGradient: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    /// The offset from 0 to 1, not less than that of the previous stop.
    package var offset: Double
    package var color: VectorColor

    package init(offset: Double, color: VectorColor) {
      (self.offset, self.color) = (offset, color)
    }
  }

  package enum Kind: Equatable, Sendable {
    case linear(from: VectorPoint, to: VectorPoint)
    case radial(
      from: VectorPoint, startRadius: Double, to: VectorPoint, endRadius: Double)
  }

  package var kind: Kind
  /// The stops; at least one.
  package var stops: [Stop]
  /// The transform from the gradient's coordinates to those of the filled shape.
  package var transform: VectorTransform
  /// Whether the first colour extends before the start.
  package var extendsBefore = true
  /// Whether the last colour extends beyond the end.
  package var extendsAfter = true
  /// The factor of all colours' alpha.
  package var opacity = 1.0
}

/// The style of a line, in the coordinates of its shape.
package struct VectorStroke: Equatable, Sendable {
  package enum Cap: Sendable { case butt, round, square }
  package enum Join: Sendable { case miter, round, bevel }

  package var paint: VectorPaint
  package var width: Double
  package var cap = Cap.butt
  package var join = Join.miter
  package var miterLimit = 4.0
  /// Alternating lengths of dashes and gaps; an even number of them, or none.
  package var dashes: [Double] = []
  package var dashPhase = 0.0
}
