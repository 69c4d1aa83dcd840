// San Francisco's metrics apply to all pinned fonts, so that boxes, baselines and line heights
// match UIKit's, also in lines with emoji or CJK. A user-provided system font has its own metrics,
// which also apply to the other designs. Lines of tall scripts, such as Thai, are higher
// (`FontSpec.LineExtent`). Registered faces have their files' metrics, and substitutes have the
// published ones.
extension TextFont {
  private var metrics: FontMetrics {
    switch family {
    case .face(let face): face.metrics
    case .substitute(let substitute): substitute.metrics
    default: FontLibrary.systemRules.metrics
    }
  }

  /// The distance from the baseline to the top of the line, in points.
  package var ascender: CGFloat { size * metrics.ascent }
  /// The distance from the baseline to the bottom of the line, in points; negative, as in UIKit.
  package var descender: CGFloat { -size * metrics.descent }
  /// The line height in points.
  package var lineHeight: CGFloat {
    let metrics = metrics
    return size * (metrics.ascent + metrics.descent + metrics.leading)
  }
  /// The distance between a line's descent and the next line's ascent, in points.
  package var leading: CGFloat { ownLeading + styleLeading }
  /// The leading of the design, in points.
  package var ownLeading: CGFloat { size * metrics.leading }
  /// The height of H, in points.
  package var capHeight: CGFloat { size * metrics.capHeight }
  /// The height of x, in points.
  package var xHeight: CGFloat { size * metrics.xHeight }

  /// The spacing after each glyph of the system font, in points.
  var tracking: CGFloat {
    guard family == .system || family == .rounded else { return 0 }
    return FontLibrary.systemRules.tracking(weight: weight, size: size)
  }
}
