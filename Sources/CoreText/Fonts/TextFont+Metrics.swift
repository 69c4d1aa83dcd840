// San Francisco's metrics hold for every wished font that is pinned, whatever its file says, so
// that boxes, baselines and line pitch are UIKit's; a line of emoji or CJK keeps the pitch too. A
// system font of the user's has its own, and lends them to the other designs.
// A line of a script that would be cut, such as Thai, grows (`FontSpec.LineExtent`). A face that
// the program brought along has the heights that its file states, and what stands for a font whose
// heights are published has those.
extension TextFont {
  private var metrics: FontMetrics {
    switch family {
    case .face(let face): face.metrics
    case .substitute(let substitute): substitute.metrics
    default: FontLibrary.systemRules.metrics
    }
  }

  /// Distance from the baseline to the top of the line, in points.
  package var ascender: CGFloat { size * metrics.ascent }
  /// Distance from the baseline to the bottom of the line, in points; negative, as UIKit has it.
  package var descender: CGFloat { -size * metrics.descent }
  /// The line pitch in points.
  package var lineHeight: CGFloat {
    let metrics = metrics
    return size * (metrics.ascent + metrics.descent + metrics.leading)
  }
  /// What lies between the descent of a line and the ascent of the next, in points.
  package var leading: CGFloat { ownLeading + styleLeading }
  /// What of it the design itself has.
  package var ownLeading: CGFloat { size * metrics.leading }
  /// Height of H, in points.
  package var capHeight: CGFloat { size * metrics.capHeight }
  /// Height of x, in points.
  package var xHeight: CGFloat { size * metrics.xHeight }

  /// What is added after each glyph of the system font, in points.
  var tracking: CGFloat {
    guard family == .system || family == .rounded else { return 0 }
    return FontLibrary.systemRules.tracking(weight: weight, size: size)
  }
}
