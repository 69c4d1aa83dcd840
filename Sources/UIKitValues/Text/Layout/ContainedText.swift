/// The part of a text laid out in one container.
@MainActor
struct ContainedText {
  let container: NSTextContainer
  /// The first character, in UTF-16 units of the whole text.
  let start: Int
  let layout: TextLayout
  let text: NSAttributedString
  private let rects: [CGRect]

  /// Lays out the text from a character.
  init(
    _ text: NSAttributedString, from start: Int, in container: NSTextContainer,
    for manager: NSLayoutManager
  ) {
    self.container = container
    self.start = start
    let rest = NSRange(location: start, length: text.length - start)
    self.text = start == 0 ? text : text.attributedSubstring(from: rest)
    let padding = container.lineFragmentPadding
    var options = TextLayoutOptions()
    options.width = Self.limit(container.size.width).map { max(0, $0 - 2 * padding) }
    options.maximumHeight = Self.limit(container.size.height)
    options.maximumLines = max(0, container.maximumNumberOfLines)
    options.overflow = .lastLine
    options.usesStyleLeading = manager.usesFontLeading
    var styled = StyledText(self.text)
    let mode = container.lineBreakMode.textLineBreak
    let isCut = mode.isSingleLine && options.maximumHeight != nil
    if container.maximumNumberOfLines > 0 || isCut {
      styled = styled.mapAttributes { $0.paragraph.lineBreak = mode }
    }
    let plain = TextLayoutCache.shared.layout(styled, options: options)
    let frame = Frame(container: container, start: start, text: self.text, styled: styled)
    let moved = Self.moved(plain, frame, options: options, by: manager) ?? Moved(layout: plain)
    layout = moved.layout
    rects = frame.rects(of: moved)
  }

  /// Returns nil, for no limit, for zero, negative and huge lengths.
  static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < 1_000_000 ? length : nil
  }

  // MARK: Lines

  var lines: [TextLine] { layout.lines }

  /// The characters laid out, in UTF-16 units of the whole text.
  var range: Range<Int> { start..<start + (lines.last?.range.upperBound ?? 0) }

  /// Returns a line's characters, in UTF-16 units of the whole text.
  func range(of line: Int) -> NSRange {
    let range = lines[line].range
    return NSRange(location: start + range.lowerBound, length: range.count)
  }

  /// Returns the line of a character.
  func line(of character: Int) -> Int? {
    let position = character - start
    if let found = lines.firstIndex(where: { $0.range.contains(position) }) { return found }
    return position == lines.last?.range.upperBound ? lines.indices.last : nil
  }

  /// Returns the line at a height; the first above all lines, the last below them.
  func line(at y: CGFloat) -> Int? { lines.firstIndex { y < $0.bottom } ?? lines.indices.last }

  /// Returns a line's rectangle in the container, of the container's width.
  func rect(of line: Int) -> CGRect { rects[line] }

  /// Returns the part of a line's rectangle that glyphs use, with the padding and with white space
  /// at the line's end.
  func usedRect(of line: Int) -> CGRect {
    let shown = lines[line]
    let width = shown.width + whiteWidth(of: shown) + 2 * container.lineFragmentPadding
    return CGRect(
      x: shown.origin.x, y: shown.top,
      width: min(width, max(shown.width, rect(of: line).maxX - shown.origin.x)),
      height: shown.height)
  }

  /// Returns the width of the white space at a line's end, in points.
  private func whiteWidth(of line: TextLine) -> CGFloat {
    if line.trailingWhitespaceWidth > 0 || line.isTruncated || line.range.isEmpty {
      return line.trailingWhitespaceWidth
    }
    let last = (text.string as NSString).character(at: line.range.upperBound - 1)
    guard last == 0x20 || last == 0x09 else { return 0 }
    return max(0, width(to: line.range.upperBound, of: line) - line.width)
  }

  /// The rectangle that all glyphs use, with the padding.
  var usedRect: CGRect {
    let all = lines.indices.map(usedRect).reduce(CGRect.null) { $0.union($1) }
    guard !all.isNull else { return .zero }
    return CGRect(x: all.minX, y: 0, width: all.width, height: layout.size.height)
  }

  // MARK: Characters

  /// Returns the distance of a character from the container's left edge, in points: the width of
  /// the text before it on its line. Bidirectional and justified lines are measured as if they were
  /// not.
  func x(of character: Int, on line: Int) -> CGFloat {
    let shown = lines[line]
    let position = min(max(character - start, shown.range.lowerBound), shown.range.upperBound)
    let left = container.lineFragmentPadding + shown.origin.x
    let isRightToLeft = !shown.runs.isEmpty && shown.runs.allSatisfy(\.isRightToLeft)
    let width =
      position == shown.range.upperBound ? shown.width : self.width(to: position, of: shown)
    return isRightToLeft ? left + shown.width - width : left + min(width, shown.width)
  }

  private func width(to position: Int, of line: TextLine) -> CGFloat {
    guard position > line.range.lowerBound else { return 0 }
    let range = NSRange(
      location: line.range.lowerBound, length: position - line.range.lowerBound)
    let before = StyledText(text.attributedSubstring(from: range)).mapAttributes {
      let lineBreak = $0.paragraph.lineBreak
      $0.paragraph = TextParagraphStyle()
      $0.paragraph.lineBreak = lineBreak.isSingleLine ? .byWord : lineBreak
    }
    let measured = TextLayoutCache.shared.layout(before, options: TextLayoutOptions())
    guard let first = measured.lines.first else { return 0 }
    return first.width + first.trailingWhitespaceWidth
  }

  /// Returns the box of characters on a line, in the container; nil if none is on it.
  func box(of range: NSRange, on line: Int) -> CGRect? {
    let all = self.range(of: line)
    let (lower, upper) = (
      max(range.location, all.location), min(NSMaxRange(range), NSMaxRange(all))
    )
    guard lower < upper else { return nil }
    let (one, other) = (x(of: lower, on: line), x(of: upper, on: line))
    return CGRect(
      x: min(one, other), y: lines[line].top, width: abs(other - one), height: lines[line].height)
  }

  /// Returns the characters of lines that touch a rectangle, in UTF-16 units of the whole text.
  func characters(touching bounds: CGRect) -> NSRange {
    let touched = lines.indices.filter {
      rect(of: $0).minY < bounds.maxY && rect(of: $0).maxY > bounds.minY
    }
    guard let first = touched.first, let last = touched.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSUnionRange(range(of: first), range(of: last))
  }

  /// Returns the character at a point of the container, and the point's relative position in it, 0
  /// to 1.
  func character(at point: CGPoint) -> (index: Int, part: CGFloat)? {
    guard let line = line(at: point.y) else { return nil }
    let range = range(of: line)
    guard range.length > 0 else { return (range.location, 0) }
    for character in range.location..<NSMaxRange(range) {
      let (one, other) = (x(of: character, on: line), x(of: character + 1, on: line))
      let (left, right) = (min(one, other), max(one, other))
      guard left <= point.x, point.x < right else { continue }
      let part = (point.x - left) / (right - left)
      return (character, one < other ? part : 1 - part)
    }
    let isBefore = point.x < x(of: range.location, on: line)
    return isBefore ? (range.location, 0) : (NSMaxRange(range) - 1, 1)
  }
}
