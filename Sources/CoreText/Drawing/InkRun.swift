import CCairo

/// Neighbouring glyphs of one line that are drawn in one colour.
struct InkRun {
  var color: TextColor
  var shadow: TextAttributes.Shadow?
  var runs: [GlyphRun]

  /// A line's glyphs, cut where the colour or the shadow changes. O(runs).
  static func runs(of line: TextLine) -> [InkRun] {
    var result: [InkRun] = []
    for run in line.runs {
      let (color, shadow) = (run.attributes.color, run.attributes.shadow)
      let last = result.count - 1
      if last >= 0, result[last].color == color, result[last].shadow == shadow {
        // In place: a copy of the runs so far would be made for each.
        result[last].runs.append(run)
      } else {
        result.append(InkRun(color: color, shadow: shadow, runs: [run]))
      }
    }
    return result
  }
}
