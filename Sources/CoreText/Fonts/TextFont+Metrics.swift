// San Francisco's metrics hold for every wished font that is pinned, whatever its file says, so
// that boxes, baselines and line pitch are UIKit's; a line of emoji or CJK keeps the pitch too.
// A line of a script that would be cut, such as Thai, grows (`FontSpec.LineExtent`). A face that
// the program brought along has the heights that its file states, and what stands for a font whose
// heights are published has those.
extension TextFont {
  private var metrics: FontMetrics {
    switch family {
    case .face(let face): face.metrics
    case .substitute(let substitute): substitute.metrics
    default: .sanFrancisco
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

  /// What is added after each glyph of the pinned system font, in points.
  ///
  /// Inter below 20 points is San Francisco Text without its tracking, and Inter Display from 20
  /// points on is nearly San Francisco Display: with the tracking below, the label widths and the
  /// wrapped lines that UIKit drew come out within 1.5 %, so text breaks where UIKit's does.
  /// Without it a line of 17 points is 6 % too wide. Values: thousandths of an em; up to 17 points
  /// Apple's published tracking table, from 25 on the widths of UIKit's own title1 labels.
  var tracking: CGFloat {
    guard family == .system || family == .rounded, FontLibrary.collection.display != nil else {
      return 0
    }
    let isText = size < FontCollection.displaySize
    let table = isText ? Self.textTracking : Self.displayTracking
    // Inter Display grows wider than San Francisco Display as it grows bolder.
    let boldness: CGFloat = weight >= 600 && !isText ? -6 : 0
    return (Self.interpolate(table, at: size) + boldness) / 1000 * size
  }

  private static let textTracking: [(size: CGFloat, value: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (20, -31),
  ]
  private static let displayTracking: [(size: CGFloat, value: CGFloat)] = [
    (20, 15), (25, 6.4), (28, 5), (30, 5), (32, 4), (38, 2), (43, 1), (58, -3), (80, -5),
  ]

  private static func interpolate(
    _ table: [(size: CGFloat, value: CGFloat)], at size: CGFloat
  ) -> CGFloat {
    guard let upper = table.firstIndex(where: { $0.size >= size }) else {
      return table.last?.value ?? 0
    }
    guard upper > 0 else { return table[0].value }
    let (a, b) = (table[upper - 1], table[upper])
    return a.value + (b.value - a.value) * (size - a.size) / (b.size - a.size)
  }
}
