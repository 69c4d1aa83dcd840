/// A filled rectangle of a text: part of a background, an underline or a strikethrough.
struct Decoration {
  /// The rectangle in points, relative to the line's left end and baseline, y down.
  var rect: CGRect
  var color: TextColor
  var shadow: TextAttributes.Shadow?

  /// Returns a line's backgrounds, which have the height of the line.
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

  /// Returns a line's underlines and strikethroughs.
  static func inFront(_ line: TextLine) -> [Decoration] {
    line.runs.flatMap { run -> [Decoration] in
      let style = run.attributes
      let size = style.font.size
      var result: [Decoration] = []
      // Fractions of an em, which match San Francisco's visually.
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
    _ style: TextLineStyle, y: CGFloat, run: GlyphRun, color: TextColor
  ) -> [Decoration] {
    let thickness = run.attributes.font.size * 0.06
    func line(_ y: CGFloat, _ height: CGFloat) -> [Decoration] {
      stretches(style, of: run, thickness: Double(thickness)).map { stretch in
        Decoration(
          rect: CGRect(
            x: stretch.lowerBound, y: y, width: stretch.upperBound - stretch.lowerBound,
            height: height), color: color, shadow: run.attributes.shadow)
      }
    }
    return switch style.kind {
    case .single: line(y, thickness)
    case .thick: line(y, thickness * 2)
    case .double: line(y, thickness) + line(y + thickness * 2, thickness)
    }
  }

  /// Returns the segments of a run's line, from left to right, in points. Patterns restart at each
  /// covered range.
  static func stretches(_ style: TextLineStyle, of run: GlyphRun, thickness: Double)
    -> [Range<Double>]
  {
    let covered = style.isByWord ? run.words : [run.minX..<max(run.minX, run.maxX)]
    let lengths = style.pattern.lengths.map { $0 * thickness }
    guard !lengths.isEmpty, thickness > 0 else { return covered }
    return covered.flatMap { stretch in
      var (parts, start, index) = ([Range<Double>](), stretch.lowerBound, 0)
      while start < stretch.upperBound {
        let end = start + lengths[index % lengths.count]
        if index % 2 == 0 { parts.append(start..<min(end, stretch.upperBound)) }
        (start, index) = (end, index + 1)
      }
      return parts
    }
  }
}
