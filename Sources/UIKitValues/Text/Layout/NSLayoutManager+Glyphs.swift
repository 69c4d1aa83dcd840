extension NSLayoutManager {
  /// The number of glyphs: the text's UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the glyphs laid out in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let range = part(in: container)?.range else { return NSRange(location: 0, length: 0) }
    return NSRange(location: range.lowerBound, length: range.count)
  }

  /// Returns the glyphs of characters: the same range.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the character of a glyph: the same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph of a character: the same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the container of a glyph; nil if no container has room for it.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let part = position(of: glyphIndex)?.part else { return nil }
    effectiveRange?.pointee = glyphRange(for: part.container)
    return part.container
  }

  /// Returns the glyph at a point of a container, or the nearest one on its line.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    part(in: container)?.character(at: point)?.index ?? 0
  }

  /// Returns the glyph at a point of a container, and the relative position in it, 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = part(in: container)?.character(at: point)
    partialFraction?.pointee = found?.part ?? 0
    return found?.index ?? 0
  }

  /// Returns the character at a point of a container, and the relative position in it, 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Returns the truncated glyphs on a glyph's line; `NSNotFound` as the location if there are
  /// none.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let (part, line) = position(of: glyphIndex), part.lines[line].isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    var ranges: [Range<Int>] = []
    for piece in part.lines[line].visibleText {
      if case .text(let range) = piece { ranges.append(range) }
    }
    let all = part.lines[line].range
    let end = numberOfGlyphs - part.start
    let start = ranges.first?.upperBound ?? all.lowerBound
    let next = ranges.dropFirst().first?.lowerBound ?? end
    return NSRange(location: part.start + start, length: max(0, next - start))
  }
}
