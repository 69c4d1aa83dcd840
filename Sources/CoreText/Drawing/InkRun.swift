import CCairo

/// Consecutive glyphs of a line with the same colour, shadow and stroke.
struct InkRun {
  var color: TextColor
  var shadow: TextAttributes.Shadow?
  var stroke: TextAttributes.Stroke?
  /// A slice of the line's runs.
  var runs: ArraySlice<GlyphRun>

  /// Returns a line's glyphs, split where the colour, the shadow or the stroke changes. O(runs).
  static func runs(of line: TextLine) -> [InkRun] {
    var result: [InkRun] = []
    var start = 0
    for index in line.runs.indices {
      let (style, next) = (line.runs[index].attributes, index + 1)
      let isContinued =
        next < line.runs.count && line.runs[next].attributes.color == style.color
        && line.runs[next].attributes.shadow == style.shadow
        && line.runs[next].attributes.stroke == style.stroke
      guard !isContinued else { continue }
      result.append(
        InkRun(
          color: style.color, shadow: style.shadow, stroke: style.stroke,
          runs: line.runs[start..<next]))
      start = next
    }
    return result
  }

  /// The emoji of the run.
  var pictures: InkRun {
    var result = self
    result.runs = ArraySlice(runs.filter(\.file.hasColorBitmaps))
    return result
  }
}
