extension ContainedText {
  /// Lines moved by a layout manager's delegate, with the rectangles it set.
  struct Moved {
    var layout: TextLayout
    var rects: [Int: CGRect] = [:]
    /// The spacings above lines that the delegate set.
    var spacesBefore: [Int: CGFloat] = [:]
  }

  /// Returns the lines with the delegate's spacings and rectangles; nil without a delegate.
  ///
  /// Where lines do not fit into the container then, the text is laid out again for fewer of them.
  static func moved(
    _ layout: TextLayout, _ frame: Frame, options: TextLayoutOptions, by manager: NSLayoutManager
  ) -> Moved? {
    guard let delegate = manager.delegate else { return nil }
    var options = options
    guard let height = options.maximumHeight else {
      return frame.moved(layout, by: delegate, of: manager)
    }
    options.maximumHeight = nil
    let all = frame.moved(
      TextLayoutCache.shared.layout(frame.styled, options: options), by: delegate, of: manager)
    let fitting = all.layout.lines.prefix { $0.bottom <= height + 1 / 64 }.count
    guard fitting < all.layout.lines.count else { return all }
    options.maximumLines = max(1, fitting)
    return frame.moved(
      TextLayoutCache.shared.layout(frame.styled, options: options), by: delegate, of: manager)
  }

  /// What the places of lines depend on.
  @MainActor
  struct Frame {
    let container: NSTextContainer
    /// The first character, in UTF-16 units of the whole text.
    let start: Int
    let text: NSAttributedString
    let styled: StyledText

    /// Returns the style of the paragraph of a line, that of its first character.
    func style(of line: TextLine) -> TextParagraphStyle {
      let string = text.string as NSString
      let place = min(line.range.lowerBound, max(0, string.length - 1))
      let paragraph =
        string.length > 0
        ? string.paragraphRange(for: NSRange(location: place, length: 0)).location : 0
      var end = 0
      for run in styled.runs {
        end += run.length
        if paragraph < end { return run.attributes.paragraph }
      }
      return styled.runs.last?.attributes.paragraph ?? TextParagraphStyle()
    }

    /// Returns whether a line is the first one of a paragraph.
    func startsParagraph(_ line: TextLine) -> Bool {
      let string = text.string as NSString
      guard line.range.lowerBound < string.length else { return true }
      let place = NSRange(location: line.range.lowerBound, length: 0)
      return string.paragraphRange(for: place).location == line.range.lowerBound
    }

    /// Returns the rectangles of lines. Spacing above a paragraph belongs to its first line, other
    /// spacing to the line above it, as in a picture drawn by UIKit.
    func rects(of moved: Moved) -> [CGRect] {
      let (layout, lines) = (moved.layout, moved.layout.lines)
      let hasSpace =
        !moved.spacesBefore.isEmpty
        || styled.runs.contains { $0.attributes.paragraph.paragraphSpacingBefore > 0 }
      let padding = container.lineFragmentPadding
      let width = ContainedText.limit(container.size.width) ?? layout.size.width + 2 * padding
      var tops = lines.map(\.top)
      for index in lines.indices.dropFirst() where hasSpace && startsParagraph(lines[index]) {
        let space = moved.spacesBefore[index] ?? style(of: lines[index]).paragraphSpacingBefore
        tops[index] = max(lines[index - 1].bottom, tops[index] - space)
      }
      return lines.indices.map { index in
        if let rect = moved.rects[index] { return rect }
        let bottom = index + 1 < lines.count ? tops[index + 1] : lines[index].bottom
        return CGRect(x: 0, y: tops[index], width: width, height: bottom - tops[index])
      }
    }

    private func rect(_ top: CGFloat, _ height: CGFloat, _ layout: TextLayout) -> CGRect {
      let width = layout.containerWidth + 2 * container.lineFragmentPadding
      return CGRect(x: 0, y: top, width: width, height: height)
    }

    func moved(
      _ layout: TextLayout, by delegate: any NSLayoutManagerDelegate, of manager: NSLayoutManager
    ) -> Moved {
      var (result, shift) = (Moved(layout: layout), CGFloat(0))
      var lines = layout.lines
      for index in lines.indices {
        let shape = rect(lines[index].top + shift, lines[index].height, layout)
        let glyphs = NSRange(
          location: start + lines[index].range.lowerBound, length: lines[index].range.count)
        var gap: CGFloat = 0
        if index + 1 < lines.count {
          gap = layout.lines[index + 1].top - layout.lines[index].bottom
          gap += change(after: index, in: shape, &result, delegate, manager)
        }
        lines[index].top += shift
        lines[index].origin.y += shift
        if let rect = set(&lines[index], gap: gap, glyphs, layout, delegate, manager) {
          result.rects[index] = rect
          gap = rect.maxY - lines[index].bottom
        }
        guard index + 1 < lines.count else { break }
        shift = lines[index].bottom + gap - layout.lines[index + 1].top
      }
      result.layout = TextLayout(layout, lines: lines)
      return result
    }

    /// Returns what the delegate adds to the distance of a line and the next one.
    private func change(
      after index: Int, in rect: CGRect, _ moved: inout Moved,
      _ delegate: any NSLayoutManagerDelegate, _ manager: NSLayoutManager
    ) -> CGFloat {
      let (line, next) = (moved.layout.lines[index], moved.layout.lines[index + 1])
      let (style, last) = (style(of: line), start + max(0, line.range.upperBound - 1))
      let spacing: CGFloat? = delegate.layoutManager?(
        manager, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
      var change = spacing.map { $0 - style.lineSpacing } ?? 0
      guard startsParagraph(next) else { return change }
      let after: CGFloat? = delegate.layoutManager?(
        manager, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
      change += after.map { $0 - style.paragraphSpacing } ?? 0
      let below = self.rect(
        next.top - line.bottom + rect.maxY + change, next.height, moved.layout)
      let before: CGFloat? = delegate.layoutManager?(
        manager, paragraphSpacingBeforeGlyphAt: start + next.range.lowerBound,
        withProposedLineFragmentRect: below)
      moved.spacesBefore[index + 1] = before
      return change + (before.map { $0 - self.style(of: next).paragraphSpacingBefore } ?? 0)
    }

    /// Lets the delegate set a line's rectangles and baseline. Returns the line's rectangle, if it
    /// did.
    private func set(
      _ line: inout TextLine, gap: CGFloat, _ glyphs: NSRange, _ layout: TextLayout,
      _ delegate: any NSLayoutManagerDelegate, _ manager: NSLayoutManager
    ) -> CGRect? {
      var rect = rect(line.top, line.height + gap, layout)
      let proposed = CGRect(
        x: line.origin.x, y: line.top, width: line.width + 2 * container.lineFragmentPadding,
        height: line.height)
      var (used, baseline) = (proposed, line.baseline - line.top)
      let isSet =
        delegate.layoutManager?(
          manager, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used,
          baselineOffset: &baseline, in: container, forGlyphRange: glyphs) ?? false
      guard isSet else { return nil }
      line.origin = CGPoint(
        x: line.origin.x + used.minX - proposed.minX, y: rect.minY + baseline)
      (line.top, line.height) = (used.minY, used.height)
      return rect
    }
  }
}
