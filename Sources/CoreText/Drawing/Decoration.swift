/// A rectangle that belongs to text: a background, an underline, a line through.
struct Decoration {
  /// In points from the line's left end and baseline, y down.
  var rect: CGRect
  var color: TextColor
  var shadow: TextAttributes.Shadow?

  /// Backgrounds, which fill the height of the line.
  static func behind(_ line: TextLine) -> [Decoration] {
    line.runs.compactMap { run in
      run.attributes.background.map {
        Decoration(
          rect: CGRect(
            x: run.minX, y: line.top - line.baseline, width: run.maxX - run.minX,
            height: line.height), color: $0)
      }
    }
  }

  /// Underlines and lines through the text, in its colour unless they have their own.
  static func inFront(_ line: TextLine) -> [Decoration] {
    line.runs.flatMap { run -> [Decoration] in
      let style = run.attributes
      let size = style.font.size
      var result: [Decoration] = []
      // Position and thickness as fractions of an em, San Francisco's to the eye.
      if let underline = style.underline {
        result += lines(
          underline, y: size * 0.11 - style.baselineOffset, run: run,
          color: style.underlineColor ?? style.color)
      }
      if let strikethrough = style.strikethrough {
        result += lines(
          strikethrough, y: -style.font.xHeight / 2 - size * 0.03 - style.baselineOffset, run: run,
          color: style.strikethroughColor ?? style.color)
      }
      return result
    }
  }

  private static func lines(
    _ style: TextAttributes.LineStyle, y: CGFloat, run: GlyphRun, color: TextColor
  ) -> [Decoration] {
    let thickness = run.attributes.font.size * 0.06
    func line(_ y: CGFloat, _ height: CGFloat) -> Decoration {
      Decoration(
        rect: CGRect(x: run.minX, y: y, width: run.maxX - run.minX, height: height),
        color: color, shadow: run.attributes.shadow)
    }
    return switch style {
    case .single: [line(y, thickness)]
    case .thick: [line(y, thickness * 2)]
    case .double: [line(y, thickness), line(y + thickness * 2, thickness)]
    }
  }
}
