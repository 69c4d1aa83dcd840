/// Finds the line breaks of a shaped paragraph. Lengths are points.
///
/// Corresponds to `CTTypesetter`. Opportunities are from Unicode's algorithm (`ParagraphAnalysis`).
struct Typesetter {
  let paragraph: ShapedParagraph
  let tabs: TabStops
  /// Returns the hyphen of a line that ends after a soft hyphen, which is an atom.
  let hyphen: (_ atom: Int) -> ShapedParagraph
  /// The hyphenation; nil if words are not broken.
  var hyphenation: ParagraphHyphenation?
  /// Whether to avoid a single word on a paragraph's last line.
  var pushesOut = false
  /// The tolerance for rounding errors in sums of advances.
  static let tolerance = 1.0 / 512

  /// Returns the end of the line that begins at atom `start`: the last opportunity that fits, or a
  /// position inside a word wider than the line. Trailing white space does not count. At least one
  /// atom further on, unless none remains. Linear in the line's length.
  func lineBreak(from start: Int, width: Double, byCharacter: Bool) -> Int {
    var x = 0.0
    var opportunity: Int?
    var index = start
    while paragraph.hasAtom(index) {
      // Read for each part: an array held during shaping would be copied.
      let (atoms, first) = (paragraph.retainedAtoms, paragraph.firstAtom)
      while index < first + atoms.count {
        let atom = atoms[index - first]
        if index > start && atom.mayBegin && hasRoomForHyphen(before: index, at: x, width: width) {
          opportunity = index
        }
        let next = advanced(x, by: atom)
        if !atom.isWhite && next > width + Self.tolerance && index > start {
          if byCharacter { return index }
          return opportunity ?? index
        }
        x = next
        index += 1
      }
    }
    return index
  }

  /// Returns whether a line that ends before an atom has space for its hyphen, if any.
  func hasRoomForHyphen(before index: Int, at x: Double, width: Double) -> Bool {
    guard paragraph.atom(index - 1).isSoftHyphen else { return true }
    return x + advance(of: hyphen(index - 1)) <= width + Self.tolerance
  }

  /// Returns the end of the longest prefix from `start` that fits, by character; may be `start`.
  func clusterBreak(from start: Int, width: Double) -> Int {
    var x = 0.0
    var index = start
    while paragraph.hasAtom(index) {
      x = advanced(x, by: paragraph.atom(index))
      if x > width + Self.tolerance { return index }
      index += 1
    }
    return index
  }

  /// Returns the start of the longest suffix after `start` that fits, by character.
  func suffixStart(notBefore start: Int, width: Double) -> Int {
    var x = 0.0
    var index = paragraph.atomCount
    while index > start {
      let atom = paragraph.atom(index - 1)
      x += atom.isTab ? tabs.interval : atom.advance
      if x > width + Self.tolerance { return index }
      index -= 1
    }
    return start
  }

  /// Returns a range of atoms without trailing white space.
  func withoutTrailingSpace(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && paragraph.atom(end - 1).isWhite { end -= 1 }
    return range.lowerBound..<end
  }

  func width(of range: Range<Int>, from x: Double = 0) -> Double {
    range.reduce(x) { advanced($0, by: paragraph.atom($1)) } - x
  }

  /// The distance past a line's end from which negative kerning cannot bring text back.
  private static let farBeyond = 4096.0

  /// Returns the remaining atoms from `start` on, without trailing white space, if they fit on a
  /// line. Shapes nothing far past the line's end.
  func rest(from start: Int, width: Double) -> Range<Int>? {
    var (x, ink, inkEnd, index) = (0.0, 0.0, start, start)
    while paragraph.hasAtom(index) {
      let atom = paragraph.atom(index)
      x = advanced(x, by: atom)
      index += 1
      if !atom.isWhite { (ink, inkEnd) = (x, index) }
      if ink > width + Self.farBeyond { return nil }
    }
    return ink <= width + Self.tolerance ? start..<inkEnd : nil
  }

  func advanced(_ x: Double, by atom: ShapedParagraph.Atom) -> Double {
    atom.isTab ? tabs.next(after: x) : x + atom.advance
  }
}
