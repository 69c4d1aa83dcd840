/// The hyphenation of a shaped paragraph.
struct ParagraphHyphenation {
  /// The threshold of a line's fill, as a fraction of its width, below which words are broken.
  let factor: Double
  let source: ParagraphSource

  /// Creates a hyphenation; nil if words are not broken.
  init?(_ source: ParagraphSource, factor: Double) {
    guard factor > 0 else { return nil }
    (self.source, self.factor) = (source, factor)
  }

  /// Returns the atoms of a word that can begin a line after a hyphen.
  func breaks(in atoms: Range<Int>, of paragraph: ShapedParagraph) -> [Int] {
    let start = scalar(at: paragraph.offset(ofAtom: atoms.lowerBound))
    let end = scalar(at: paragraph.offset(ofAtom: atoms.upperBound))
    return letterRuns(in: start..<max(start, end)).flatMap { run in
      let word = String(String.UnicodeScalarView(run.compactMap { letter(at: $0) }))
      return Hyphenator.english.breaks(in: word).compactMap { place in
        let offset = source.offset(of: run.lowerBound + place)
        return atoms.first { paragraph.atom($0).start == offset }
      }
    }
  }

  /// Returns the first scalar at or after an offset in UTF-16 units.
  private func scalar(at offset: Int) -> Int {
    var (low, high) = (0, source.scalars.count)
    while low < high {
      let middle = (low + high) / 2
      if source.offset(of: middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func letter(at index: Int) -> Unicode.Scalar? {
    Unicode.Scalar(source.scalars[index]).flatMap { $0.properties.isAlphabetic ? $0 : nil }
  }

  /// Returns the maximal ranges of letters.
  private func letterRuns(in scalars: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in scalars {
      if letter(at: index) == nil {
        if let first = start { runs.append(first..<index) }
        start = nil
      } else {
        start = start ?? index
      }
    }
    if let first = start { runs.append(first..<scalars.upperBound) }
    return runs
  }
}
