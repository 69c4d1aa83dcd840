/// The rubber band effect of dragging content beyond its bounds.
///
/// Source: chpwn's published formula of UIKit, f(x) = d·c·x / (d + c·x), with c = 0.55, the dragged
/// distance x and the view's length d.
package enum RubberBand {
  private static let coefficient = 0.55

  /// Returns the distance of content beyond its bounds, given the dragged distance; always less
  /// than the view's length, and 0 for an empty view.
  package static func stretch(_ pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    return length * coefficient * pull / (length + coefficient * pull)
  }

  /// Returns the dragged distance, given the distance of content beyond its bounds. The given
  /// distance is limited to slightly less than the view's length.
  package static func pull(_ stretch: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let stretch = min(stretch, length * 0.999)
    return length * stretch / (coefficient * (length - stretch))
  }

  /// Returns the ratio of the content's velocity to that of the finger.
  package static func speed(atPull pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let part = length / (length + coefficient * pull)
    return coefficient * part * part
  }
}
