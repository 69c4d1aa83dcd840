extension NSLayoutManager {
  /// How many glyphs the text has: its UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs that were laid out in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let range = part(in: container)?.range else { return NSRange(location: 0, length: 0) }
    return NSRange(location: range.lowerBound, length: range.count)
  }

  /// The glyphs of characters: the same numbers.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: the same numbers.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The character of a glyph: the same number.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a character: the same number.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The container that a glyph is in; nil for one that found no room.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let part = place(of: glyphIndex)?.part else { return nil }
    effectiveRange?.pointee = glyphRange(for: part.container)
    return part.container
  }

  /// The glyph at a point of a container; the nearest on its line where there is none.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    part(in: container)?.character(at: point)?.index ?? 0
  }

  /// The glyph at a point of a container, and how far into the glyph the point is, 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = part(in: container)?.character(at: point)
    partialFraction?.pointee = found?.part ?? 0
    return found?.index ?? 0
  }

  /// The character at a point of a container, and how far into it the point is, 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// The glyphs that an ellipsis stands for on a glyph's line; at `NSNotFound` where there is none.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let (part, line) = place(of: glyphIndex), part.lines[line].isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    var shown: [Range<Int>] = []
    for piece in part.lines[line].shown {
      if case .text(let range) = piece { shown.append(range) }
    }
    let all = part.lines[line].range
    let end = numberOfGlyphs - part.start
    let start = shown.first?.upperBound ?? all.lowerBound
    let next = shown.dropFirst().first?.lowerBound ?? end
    return NSRange(location: part.start + start, length: max(0, next - start))
  }
}
