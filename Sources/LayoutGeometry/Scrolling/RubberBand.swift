/// What content that is pulled past its end makes of the pull.
///
/// Source: the formula that chpwn published of UIKit, f(x) = d·c·x / (d + c·x), with c = 0.55: x is
/// the pull, d the length of the view.
package enum RubberBand {
  private static let coefficient = 0.55

  /// How far content goes past its end that is pulled past it, less and less than the view's
  /// length. 0 for a view without length.
  package static func stretch(_ pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    return length * coefficient * pull / (length + coefficient * pull)
  }

  /// The pull that makes content go so far past its end. A stretch of the view's length or more has
  /// none; what is nearly that long stands for it.
  package static func pull(_ stretch: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let stretch = min(stretch, length * 0.999)
    return length * stretch / (coefficient * (length - stretch))
  }

  /// How much of the speed of a pull is left in the content.
  package static func speed(atPull pull: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let part = length / (length + coefficient * pull)
    return coefficient * part * part
  }
}
