/// The grid of device pixels to which frames are rounded.
///
/// All other arithmetic is in `Double`; only this type rounds to pixels. Source: images of UIKit at
/// 2x and 3x, where frames are rounded to the nearest pixel, halves up.
package struct FrameGrid: Equatable, Sendable {
  /// The number of device pixels per point; always finite and positive.
  package let scale: Double

  /// The tolerance for rounding errors below halves, such as multiples of 1/6.
  private static let halfTolerance = 1e-6

  /// Creates the grid of a screen; an invalid scale is replaced by 1.
  package init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length of a pixel in points.
  package var pixel: Double { 1 / scale }

  /// Returns the nearest pixel boundary, in points; rounds halves up.
  package func rounded(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.halfTolerance).rounded(.down) / scale
  }

  /// Returns the next pixel boundary at or above a value, in points.
  package func roundedUp(_ value: Double) -> Double {
    (value * scale - Self.halfTolerance).rounded(.up) / scale
  }

  /// Returns the nearest pixel boundary, in points; rounds halves away from zero, as compositional
  /// layouts do.
  package func roundedAwayFromZero(_ value: Double) -> Double {
    value < 0 ? -rounded(-value) : rounded(value)
  }

  /// Returns the last pixel boundary at or below a value, in points.
  package func roundedDown(_ value: Double) -> Double {
    (value * scale + Self.halfTolerance).rounded(.down) / scale
  }

  /// Returns a rectangle with its origin and size each rounded to the nearest pixel, halves away
  /// from zero.
  package func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: roundedAwayFromZero(Double(rect.origin.x)), y: roundedAwayFromZero(Double(rect.origin.y)),
      width: roundedAwayFromZero(Double(rect.size.width)),
      height: roundedAwayFromZero(Double(rect.size.height)))
  }

  /// Returns a rectangle with its origin and size each rounded to the nearest pixel.
  package func rounded(_ rect: AxisRect) -> AxisRect {
    AxisRect(
      main: rounded(rect.main), cross: rounded(rect.cross),
      size: AxisSize(main: rounded(rect.size.main), cross: rounded(rect.size.cross)))
  }
}
