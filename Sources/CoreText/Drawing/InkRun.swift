import CCairo

/// Neighbouring glyphs of one line that are drawn in one colour.
struct InkRun {
  var color: TextColor
  var shadow: TextAttributes.Shadow?
  var runs: [GlyphRun]

  /// A line's glyphs, cut where the colour or the shadow changes.
  static func runs(of line: TextLine) -> [InkRun] {
    var result: [InkRun] = []
    for run in line.runs {
      let style = run.attributes
      if let last = result.last, last.color == style.color, last.shadow == style.shadow {
        result[result.count - 1].runs.append(run)
      } else {
        result.append(InkRun(color: style.color, shadow: style.shadow, runs: [run]))
      }
    }
    return result
  }
}
