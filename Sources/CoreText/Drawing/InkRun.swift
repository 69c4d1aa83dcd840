import CCairo

/// Neighbouring glyphs of one line that are drawn in one colour.
struct InkRun {
  var color: TextColor
  var shadow: TextAttributes.Shadow?
  var stroke: TextAttributes.Stroke?
  /// Shares the line's memory.
  var runs: ArraySlice<GlyphRun>

  /// A line's glyphs, cut where the colour, the shadow or the stroke changes. O(runs).
  static func runs(of line: TextLine) -> [InkRun] {
    var result: [InkRun] = []
    var start = 0
    for index in line.runs.indices {
      let (style, next) = (line.runs[index].attributes, index + 1)
      let goesOn =
        next < line.runs.count && line.runs[next].attributes.color == style.color
        && line.runs[next].attributes.shadow == style.shadow
        && line.runs[next].attributes.stroke == style.stroke
      guard !goesOn else { continue }
      result.append(
        InkRun(
          color: style.color, shadow: style.shadow, stroke: style.stroke,
          runs: line.runs[start..<next]))
      start = next
    }
    return result
  }

  /// What of it is emoji.
  var pictures: InkRun {
    var result = self
    result.runs = ArraySlice(runs.filter(\.file.hasColorBitmaps))
    return result
  }
}
