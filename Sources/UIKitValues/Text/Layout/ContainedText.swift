/// The part of a text laid out in one container.
@MainActor
struct ContainedText {
  let container: NSTextContainer
  /// The first character, in UTF-16 units of the whole text.
  let start: Int
  let layout: TextLayout
  private let text: NSAttributedString

  /// Lays out the text from a character.
  init(
    _ text: NSAttributedString, from start: Int, in container: NSTextContainer,
    usesFontLeading: Bool
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
    options.usesStyleLeading = usesFontLeading
    var styled = StyledText(self.text)
    let mode = container.lineBreakMode.textLineBreak
    let isCut = mode.isSingleLine && options.maximumHeight != nil
    if container.maximumNumberOfLines > 0 || isCut {
      styled = styled.mapAttributes { $0.paragraph.lineBreak = mode }
    }
    layout = TextLayoutCache.shared.layout(styled, options: options)
  }

  /// Returns nil, for no limit, for zero, negative and huge lengths.
  private static func limit(_ length: CGFloat) -> CGFloat? {
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
  func rect(of line: Int) -> CGRect {
    let bottom = line + 1 < lines.count ? lines[line + 1].top : lines[line].bottom
    let padding = container.lineFragmentPadding
    let width = Self.limit(container.size.width) ?? layout.size.width + 2 * padding
    return CGRect(x: 0, y: lines[line].top, width: width, height: bottom - lines[line].top)
  }

  /// Returns the part of a line's rectangle that glyphs use, with the padding.
  func usedRect(of line: Int) -> CGRect {
    CGRect(
      x: lines[line].origin.x, y: lines[line].top,
      width: lines[line].width + 2 * container.lineFragmentPadding, height: lines[line].height)
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
