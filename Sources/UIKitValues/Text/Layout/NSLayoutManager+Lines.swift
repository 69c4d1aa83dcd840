extension NSLayoutManager {
  /// Enumerates the lines of glyphs.
  ///
  /// - Parameter block: Gets a line's rectangle, the part that glyphs use, the container, the
  ///   line's glyphs, and a flag that stops the enumeration.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for part in parts {
      for line in part.lines.indices {
        let range = part.range(of: line)
        guard range.location < NSMaxRange(glyphRange), NSMaxRange(range) > glyphRange.location
        else { continue }
        block(part.rect(of: line), part.usedRect(of: line), part.container, range, &stops)
        if stops.boolValue { return }
      }
    }
  }

  /// Enumerates the rectangles that enclose glyphs, one per line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for box in boxes(of: glyphRange, in: textContainer) {
      block(box, &stops)
      if stops.boolValue { return }
    }
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
