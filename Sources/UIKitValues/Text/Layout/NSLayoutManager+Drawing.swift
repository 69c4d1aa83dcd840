extension NSLayoutManager {
  /// Draws an underline or strikethrough with the method that can be overridden.
  final func draw(_ rule: ContainedText.Rule, of part: ContainedText, at origin: CGPoint) {
    let (rect, glyphs) = (part.rect(of: rule.line), part.range(of: rule.line))
    switch rule.kind {
    case .underline:
      underlineGlyphRange(
        rule.range, underlineType: NSUnderlineStyle(rule.style), lineFragmentRect: rect,
        lineFragmentGlyphRange: glyphs, containerOrigin: origin)
    case .strikethrough:
      strikethroughGlyphRange(
        rule.range, strikethroughType: NSUnderlineStyle(rule.style), lineFragmentRect: rect,
        lineFragmentGlyphRange: glyphs, containerOrigin: origin)
    }
  }

  /// Draws an underline or strikethrough: moved, where the arguments differ from the layout's.
  final func draw(
    _ kind: ContainedText.Rule.Kind, _ style: NSUnderlineStyle, of range: NSRange,
    baselineOffset: CGFloat, lineRect: CGRect, at origin: CGPoint
  ) {
    guard let context = UIGraphicsGetCurrentContext(), let style = style.lineStyle,
      let (part, line) = position(of: range.location)
    else { return }
    let rect = part.rect(of: line)
    let rule = ContainedText.Rule(kind: kind, range: range, line: line, style: style)
    let rise = baselineOffset - self.baselineOffset(ofGlyphAt: range.location)
    part.draw(
      rule,
      movedBy: CGSize(
        width: lineRect.minX - rect.minX, height: lineRect.minY - rect.minY - rise), at: origin,
      in: context)
  }

  /// Returns the distance of a glyph's baseline from the bottom of its box, in points.
  final func baselineOffset(ofGlyphAt glyph: Int) -> CGFloat {
    guard let (part, line) = position(of: glyph) else { return 0 }
    return part.lines[line].bottom - part.lines[line].baseline
  }
}

extension NSUnderlineStyle {
  /// Creates the style of a drawn line.
  init(_ style: TextLineStyle) {
    var result: NSUnderlineStyle =
      switch style.kind {
      case .single: .single
      case .thick: .thick
      case .double: .double
      }
    switch style.pattern {
    case .solid: break
    case .dot: result.formUnion(.patternDot)
    case .dash: result.formUnion(.patternDash)
    case .dashDot: result.formUnion(.patternDashDot)
    case .dashDotDot: result.formUnion(.patternDashDotDot)
    }
    if style.isByWord { result.formUnion(.byWord) }
    self = result
  }
}
