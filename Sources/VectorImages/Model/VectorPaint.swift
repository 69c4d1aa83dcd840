/// A colour in sRGB: components from 0 to 1, not multiplied by alpha.
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

  /// As opaque as it is, times a factor.
  package func faded(by factor: Double) -> Self { Self(red, green, blue, alpha * factor) }
}

/// What shapes are filled with.
package enum VectorPaint: Equatable, Sendable {
  case color(VectorColor)
  case gradient(VectorGradient)
}

/// Colours that change along a line or between two circles.
package struct VectorGradient: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    /// From 0 to 1, not less than the stop's before it.
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
  /// At least one.
  package var stops: [Stop]
  /// From the gradient's coordinates to those of the shape that it fills.
  package var transform: VectorTransform
  /// Whether the first colour goes on before the start, and the last one after the end.
  package var goesOnBefore = true
  package var goesOnAfter = true
  /// What all its colours' alphas are multiplied by.
  package var opacity = 1.0
}

/// How a line is drawn, in the coordinates of its shape.
package struct VectorStroke: Equatable, Sendable {
  package enum Cap: Sendable { case butt, round, square }
  package enum Join: Sendable { case miter, round, bevel }

  package var paint: VectorPaint
  package var width: Double
  package var cap = Cap.butt
  package var join = Join.miter
  package var miterLimit = 4.0
  /// Lengths of ink and gap in turn; an even number of them, or none.
  package var dashes: [Double] = []
  package var dashPhase = 0.0
}
