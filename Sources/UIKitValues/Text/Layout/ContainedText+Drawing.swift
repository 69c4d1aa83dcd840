extension ContainedText {
  /// A background of consecutive characters: one rectangle for each line.
  struct Background {
    /// In UTF-16 units of the whole text.
    var range: NSRange
    var color: UIColor
    /// In points of the context.
    var rects: [CGRect]
  }

  /// An underline or strikethrough of consecutive characters of a line.
  struct Rule {
    enum Kind: CaseIterable { case underline, strikethrough }

    var kind: Kind
    /// In UTF-16 units of the whole text.
    var range: NSRange
    var line: Int
    var style: TextLineStyle
  }

  /// Returns the lines with characters of a range.
  func lines(in range: NSRange) -> Range<Int> {
    let shown = lines.indices.filter { NSIntersectionRange(self.range(of: $0), range).length > 0 }
    guard let first = shown.first, let last = shown.last else { return 0..<0 }
    return first..<last + 1
  }

  private func local(_ range: NSRange) -> Range<Int> {
    max(0, range.location - start)..<max(0, NSMaxRange(range) - start)
  }

  private func corner(at origin: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
  }

  /// Returns whether a range has all visible characters of a line.
  private func covers(_ range: Range<Int>, line: Int) -> Bool {
    lines[line].runs.allSatisfy { run in
      run.range.isEmpty
        || range.lowerBound <= run.range.lowerBound && run.range.upperBound <= range.upperBound
    }
  }

  // MARK: Glyphs

  /// Draws glyphs or boxes of a range; characters of lines that are not complete are clipped.
  func draw(
    _ part: TextLayout.Part, of range: NSRange, at origin: CGPoint, in context: CGContext
  ) {
    let (shown, characters) = (lines(in: range), local(range))
    let whole = shown.filter { covers(characters, line: $0) }
    if let first = whole.first, let last = whole.last {
      layout.part(part, of: first..<last + 1).draw(in: context, at: corner(at: origin))
    }
    for line in shown where !whole.contains(line) {
      clipped(to: range, on: line, at: origin, in: context) {
        layout.part(part, of: line..<line + 1, characters: characters)
          .draw(in: context, at: corner(at: origin))
      }
    }
  }

  private func clipped(
    to range: NSRange, on line: Int, at origin: CGPoint, in context: CGContext, body: () -> Void
  ) {
    guard let box = box(of: range, on: line) else { return }
    context.saveGState()
    context.clip(
      to: box.insetBy(dx: 0, dy: -2 * box.height).offsetBy(dx: origin.x, dy: origin.y))
    body()
    context.restoreGState()
  }

  // MARK: Backgrounds

  /// Returns the backgrounds of a range, each with the attribute's colour.
  func backgrounds(of range: NSRange, at origin: CGPoint, in context: CGContext) -> [Background] {
    let shown = local(range).clamped(to: 0..<text.length)
    var result: [Background] = []
    text.enumerateAttribute(.backgroundColor, in: NSRange(shown)) { value, part, _ in
      guard let color = value as? UIColor else { return }
      let whole = NSRange(location: start + part.location, length: part.length)
      let rects = lines(in: whole).flatMap {
        backgroundRects(of: whole, on: $0, at: origin, in: context)
      }
      guard !rects.isEmpty else { return }
      result.append(Background(range: whole, color: color, rects: rects))
    }
    return result
  }

  private func backgroundRects(
    of range: NSRange, on line: Int, at origin: CGPoint, in context: CGContext
  ) -> [CGRect] {
    let characters = local(range)
    let found = layout.backgrounds(
      of: line, characters: characters, at: corner(at: origin), in: context)
    return found.compactMap { background in
      let isWhole =
        characters.lowerBound <= background.range.lowerBound
        && background.range.upperBound <= characters.upperBound
      guard !isWhole else { return background.rect }
      guard let box = box(of: range, on: line)?.offsetBy(dx: origin.x, dy: 0) else { return nil }
      let (left, right) = (
        max(box.minX, background.rect.minX), min(box.maxX, background.rect.maxX)
      )
      guard left < right else { return nil }
      return CGRect(
        x: left, y: background.rect.minY, width: right - left, height: background.rect.height)
    }
  }

  // MARK: Underlines

  /// Returns the underlines and strikethroughs of a range, from line to line.
  func rules(of range: NSRange) -> [Rule] {
    lines(in: range).flatMap { line in
      Rule.Kind.allCases.flatMap { kind in
        rules(kind, on: line).compactMap { rule in
          var rule = rule
          rule.range = NSIntersectionRange(rule.range, range)
          return rule.range.length > 0 ? rule : nil
        }
      }
    }
  }

  private func rules(_ kind: Rule.Kind, on line: Int) -> [Rule] {
    var result: [Rule] = []
    let runs = lines[line].runs.filter { !$0.range.isEmpty }
    for run in runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let attributes = run.attributes
      guard let style = kind == .underline ? attributes.underline : attributes.strikethrough
      else { continue }
      let range = NSRange(location: start + run.range.lowerBound, length: run.range.count)
      if let last = result.last, last.style == style, NSMaxRange(last.range) == range.location {
        result[result.count - 1].range.length += range.length
      } else {
        result.append(Rule(kind: kind, range: range, line: line, style: style))
      }
    }
    return result
  }

  /// Draws an underline or strikethrough, moved by a distance in points.
  func draw(_ rule: Rule, movedBy shift: CGSize, at origin: CGPoint, in context: CGContext) {
    let characters = local(rule.range)
    let part: TextLayout.Part =
      rule.kind == .underline ? .underline(rule.style) : .strikethrough(rule.style)
    let place = CGPoint(x: origin.x + shift.width, y: origin.y + shift.height)
    let drawn = layout.part(part, of: rule.line..<rule.line + 1, characters: characters)
    let isWhole = drawn.lines.allSatisfy { line in
      line.runs.allSatisfy { run in
        run.range.isEmpty
          || characters.lowerBound <= run.range.lowerBound
            && run.range.upperBound <= characters.upperBound
      }
    }
    guard !isWhole else { return drawn.draw(in: context, at: corner(at: place)) }
    clipped(to: rule.range, on: rule.line, at: place, in: context) {
      drawn.draw(in: context, at: corner(at: place))
    }
  }
}
