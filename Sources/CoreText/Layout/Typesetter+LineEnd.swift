extension Typesetter {
  /// The end of a line, and whether it has a hyphen.
  struct LineEnd: Equatable {
    var atom: Int
    var isHyphenated = false
  }

  /// Returns the end of the line that begins at atom `start`: that of
  /// ``lineBreak(from:width:byCharacter:)``, or inside the next word if the line would be too
  /// empty, or a word earlier if the paragraph would otherwise end with a single word on its line.
  func lineEnd(from start: Int, width: Double, byCharacter: Bool) -> LineEnd {
    let end = lineBreak(from: start, width: width, byCharacter: byCharacter)
    guard end > start, paragraph.hasAtom(end) else { return LineEnd(atom: end) }
    if !byCharacter {
      if let atom = hyphenBreak(from: start, end: end, width: width) {
        return LineEnd(atom: atom, isHyphenated: true)
      }
      if pushesOut, let atom = pushOutBreak(from: start, end: end, width: width) {
        return LineEnd(atom: atom)
      }
    }
    let endsSoft =
      paragraph.atom(end - 1).isSoftHyphen
      && hasRoomForHyphen(before: end, at: self.width(of: start..<end), width: width)
    return LineEnd(atom: end, isHyphenated: endsSoft)
  }

  /// Returns the last hyphenation point that fits in the word after a line's end, if the line is
  /// not sufficiently filled.
  private func hyphenBreak(from start: Int, end: Int, width: Double) -> Int? {
    guard let hyphenation, width > 0, width.isFinite,
      self.width(of: withoutTrailingSpace(start..<end)) < hyphenation.factor * width
    else { return nil }
    let word = word(around: end)
    let isInWord = !paragraph.atom(end).mayBegin
    return hyphenation.breaks(in: word, of: paragraph).last { atom in
      atom > (isInWord ? start : end)
        && self.width(of: start..<atom) + advance(of: hyphen(atom - 1)) <= width + Self.tolerance
    }
  }

  /// Returns the range of atoms between two line break opportunities, without white space.
  private func word(around index: Int) -> Range<Int> {
    var (first, end) = (index, index + 1)
    while first > 0, !paragraph.atom(first).mayBegin { first -= 1 }
    while paragraph.hasAtom(end), !paragraph.atom(end).mayBegin, !paragraph.atom(end).isWhite {
      end += 1
    }
    return first..<end
  }

  /// Returns the beginning of a line's last word if a single word follows the line, both fit on one
  /// line, and another word remains on this one.
  private func pushOutBreak(from start: Int, end: Int, width: Double) -> Int? {
    guard paragraph.atom(end).mayBegin, let count = countWithoutBreak(after: end),
      let last = (start + 1..<end).last(where: {
        paragraph.atom($0).mayBegin && paragraph.atom($0 - 1).isWhite
      }), self.width(of: withoutTrailingSpace(last..<count)) <= width + Self.tolerance
    else { return nil }
    return last
  }

  /// Returns the number of atoms if no line may begin after a certain one.
  private func countWithoutBreak(after index: Int) -> Int? {
    var index = index + 1
    while paragraph.hasAtom(index) {
      if paragraph.atom(index).mayBegin { return nil }
      index += 1
    }
    return index
  }

  /// Returns the advance of a sign.
  func advance(of paragraph: ShapedParagraph) -> Double {
    _ = paragraph.atomCount
    return paragraph.retainedAtoms.reduce(0) { $0 + $1.advance }
  }
}
