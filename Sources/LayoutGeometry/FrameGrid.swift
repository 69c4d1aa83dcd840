/// The grid of device pixels that finished frames lie on.
///
/// Arithmetic above this type is exact to a `Double`; this is the one place where a point value
/// becomes a multiple of a pixel. Source: UIKit's own pictures at 2x and 3x, where frames go to the
/// nearest pixel, halves up.
package struct FrameGrid: Equatable, Sendable {
  /// Device pixels per point; always finite and above zero.
  package let scale: Double

  /// Halves reach us as k/6 and the like, which no `Double` holds: a value this close below a half
  /// is a half.
  private static let halfTolerance = 1e-6

  /// Creates the grid of a screen; a scale that is not a positive number counts as 1.
  package init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length of one pixel in points.
  package var pixel: Double { 1 / scale }

  /// Returns the nearest pixel boundary, in points; halves go up.
  package func rounded(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.halfTolerance).rounded(.down) / scale
  }

  /// Returns the next pixel boundary at or above the value, in points.
  package func roundedUp(_ value: Double) -> Double {
    (value * scale - Self.halfTolerance).rounded(.up) / scale
  }

  /// Returns the nearest pixel boundary, in points; halves go away from zero, as compositional
  /// layouts round.
  package func roundedAwayFromZero(_ value: Double) -> Double {
    value < 0 ? -rounded(-value) : rounded(value)
  }

  /// Returns the last pixel boundary at or below the value, in points.
  package func roundedDown(_ value: Double) -> Double {
    (value * scale + Self.halfTolerance).rounded(.down) / scale
  }

  /// Returns the rectangle with origin and size each rounded to the nearest pixel, halves away from
  /// zero.
  package func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: roundedAwayFromZero(Double(rect.origin.x)), y: roundedAwayFromZero(Double(rect.origin.y)),
      width: roundedAwayFromZero(Double(rect.size.width)),
      height: roundedAwayFromZero(Double(rect.size.height)))
  }

  /// Returns the rectangle with origin and size each rounded to the nearest pixel.
  package func rounded(_ rect: AxisRect) -> AxisRect {
    AxisRect(
      main: rounded(rect.main), cross: rounded(rect.cross),
      size: AxisSize(main: rounded(rect.size.main), cross: rounded(rect.size.cross)))
  }
}
