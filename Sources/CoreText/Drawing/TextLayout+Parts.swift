/// The parts of lines that a layout manager draws one by one. Together they have the pixels of the
/// whole layout, unless backgrounds cover the glyphs of other lines.
extension TextLayout {
  /// What is drawn in front of the backgrounds.
  package enum Part: Hashable, Sendable {
    case glyphs, boxes
    case underline(TextLineStyle)
    case strikethrough(TextLineStyle)
  }

  /// A background of consecutive characters of a line.
  package struct Background {
    /// The characters, in UTF-16 units.
    package var range: Range<Int>
    /// The rectangle in user space, at whole pixels if the context only scales and translates.
    package var rect: CGRect
    package var color: TextColor
  }

  /// Returns a part of some lines, limited to runs with characters of a range.
  package func part(
    _ part: Part, of indices: Range<Int>, characters: Range<Int>? = nil
  ) -> TextLayout {
    TextLayout(
      self,
      lines: lines[indices].map { line in
        var line = line
        line.runs = line.runs.compactMap { run in
          guard characters.map(run.isTouched) ?? true else { return nil }
          return run.reduced(to: part)
        }
        return line
      })
  }

  /// Returns the backgrounds of a line of the layout at a point in user space, from left to right;
  /// adjacent ones of the same colour are one.
  package func backgrounds(
    of index: Int, characters: Range<Int>, at point: CGPoint, in context: CGContext
  ) -> [Background] {
    let line = lines[index]
    var result: [Background] = []
    for run in line.runs where run.isTouched(by: characters) {
      guard let color = run.attributes.background else { continue }
      let rect = CGRect(
        x: run.minX, y: line.top - line.baseline, width: run.maxX - run.minX, height: line.height)
      let shown = aligned(clipped(rect, of: line), of: line, at: point, in: context)
      if let last = result.last, last.color == color, run.continues(last.range) {
        let start = min(last.range.lowerBound, run.range.lowerBound)
        let end = max(last.range.upperBound, run.range.upperBound)
        result[result.count - 1].range = start..<end
        result[result.count - 1].rect = last.rect.union(shown)
      } else {
        result.append(Background(range: run.range, rect: shown, color: color))
      }
    }
    return result
  }

  /// Returns the part of a rectangle, relative to a line's left end, inside of the layout.
  private func clipped(_ rect: CGRect, of line: TextLine) -> CGRect {
    switch line.clippedEdge {
    case nil: return rect
    case .left:
      let left = max(rect.minX, -line.origin.x)
      return CGRect(
        x: left, y: rect.minY, width: max(0, rect.maxX - left), height: rect.height)
    case .right:
      let right = min(rect.maxX, containerWidth - line.origin.x)
      return CGRect(
        x: rect.minX, y: rect.minY, width: max(0, right - rect.minX), height: rect.height)
    }
  }

  /// Returns a rectangle in user space, rounded as `UprightPainter` fills it.
  ///
  /// - Parameter rect: It is relative to the line's left end and baseline.
  private func aligned(
    _ rect: CGRect, of line: TextLine, at point: CGPoint, in context: CGContext
  ) -> CGRect {
    let matrix = context.pixelTransform
    guard matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, matrix.a > 0 else {
      return rect.offsetBy(dx: point.x + line.origin.x, dy: point.y + line.baseline)
    }
    let scale = Double(matrix.a)
    let left = Double(matrix.tx) + Double(point.x + line.origin.x) * scale
    let top = Double(matrix.ty) + Double(point.y) * scale
    let baseline = Double(UprightPainter.round(top + Double(line.baseline) * scale))
    let minX = UprightPainter.round(left + Double(rect.minX) * scale)
    let maxX = UprightPainter.round(left + Double(rect.maxX) * scale)
    let minY = UprightPainter.round(baseline + Double(rect.minY) * scale)
    let height = max(1, UprightPainter.round(Double(rect.height) * scale))
    return CGRect(
      x: (CGFloat(minX) - matrix.tx) / matrix.a, y: (CGFloat(minY) - matrix.ty) / matrix.d,
      width: CGFloat(maxX - minX) / matrix.a, height: CGFloat(height) / matrix.d)
  }
}

extension GlyphRun {
  /// Returns whether characters of the run, or characters beside a sign, are in a range.
  fileprivate func isTouched(by characters: Range<Int>) -> Bool {
    guard range.isEmpty else { return range.overlaps(characters) }
    return characters.lowerBound <= range.lowerBound && range.lowerBound <= characters.upperBound
  }

  /// Returns whether the run's characters are next to others, in either direction.
  fileprivate func continues(_ other: Range<Int>) -> Bool {
    range.lowerBound == other.upperBound || range.upperBound == other.lowerBound
  }

  /// Returns the run with one part of what it draws; nil if it does not have it.
  fileprivate func reduced(to part: TextLayout.Part) -> GlyphRun? {
    var run = self
    run.attributes.background = nil
    run.attributes.underline = nil
    run.attributes.strikethrough = nil
    switch part {
    case .glyphs:
      run.box = nil
      return run
    case .boxes:
      run.glyphs = []
      return box == nil ? nil : run
    case .underline(let style):
      guard let own = attributes.underline else { return nil }
      run.attributes.underline = style.drawn(on: own)
    case .strikethrough(let style):
      guard let own = attributes.strikethrough else { return nil }
      run.attributes.strikethrough = style.drawn(on: own)
    }
    (run.glyphs, run.box) = ([], nil)
    return run
  }
}

extension TextLineStyle {
  /// Returns the style for a run of another style: words are known only if that is by word.
  fileprivate func drawn(on own: TextLineStyle) -> TextLineStyle {
    TextLineStyle(kind, pattern: pattern, isByWord: isByWord && own.isByWord)
  }
}
