/// A paragraph converted to glyphs, in logical order, without line breaks.
///
/// A long paragraph is shaped in parts as lines require it, and the parts of completed lines can be
/// removed.
final class ShapedParagraph {
  /// The smallest part of a line: one or more grapheme clusters whose glyphs belong together.
  ///
  /// A text of ten megabytes has ten million of them, so offsets are stored in half a word.
  struct Atom {
    private var packedStart, packedFirstGlyph, packedEndGlyph, packedRun: Int32
    /// The advance in points, including kerning.
    var advance: Double
    /// Whether a line may begin with it.
    var mayBegin: Bool
    /// Whether it is white space, which extends past the end of a line and draws nothing.
    var isWhite: Bool
    /// Whether it is a tab, which extends to the next tab stop; `advance` is unused.
    var isTab: Bool
    /// Whether a line that ends after it ends with a hyphen.
    var isSoftHyphen: Bool

    init(
      start: Int, firstGlyph: Int, endGlyph: Int, advance: Double, run: Int, mayBegin: Bool,
      isWhite: Bool, isTab: Bool, isSoftHyphen: Bool = false
    ) {
      packedStart = Int32(start)
      packedFirstGlyph = Int32(firstGlyph)
      packedEndGlyph = Int32(endGlyph)
      packedRun = Int32(run)
      self.advance = advance
      self.mayBegin = mayBegin
      self.isWhite = isWhite
      self.isTab = isTab
      self.isSoftHyphen = isSoftHyphen
    }

    /// The UTF-16 offset in the text.
    var start: Int { Int(packedStart) }
    /// The index of its run in `runs`.
    var run: Int { Int(packedRun) }
    /// The index of its first glyph in `glyphs`, in visual order.
    var firstGlyph: Int {
      get { Int(packedFirstGlyph) }
      set { packedFirstGlyph = Int32(newValue) }
    }
    var endGlyph: Int {
      get { Int(packedEndGlyph) }
      set { packedEndGlyph = Int32(newValue) }
    }
  }

  struct Glyph {
    var glyph: UInt32
    var advance: Double
    var dx: Double
    var dy: Double
  }

  struct Run {
    var attributes: Int
    var file: FontFile?
    var level: UInt8
    /// The ratio of the glyphs' size to the attributes' font size.
    var glyphScale = 1.0
    /// Whether the run is the box of its attributes and has no glyphs.
    var isBox = false
  }

  /// The atoms that are shaped and not removed, and the index of the first of them.
  private(set) var retainedAtoms: [Atom] = []
  private(set) var firstAtom = 0
  private var glyphs: [Glyph] = []
  private var firstGlyph = 0
  private(set) var runs: [Run] = []
  let baseLevel: UInt8
  /// Whether the paragraph is left to right as a whole.
  let isPlain: Bool
  /// The UTF-16 offset after the last atom.
  private let end: Int
  /// The part that is not shaped yet; nil if everything is shaped.
  private var rest: ParagraphShaping?

  /// Creates a paragraph that is not shaped yet.
  ///
  /// - Parameter end: the UTF-16 offset after the last atom.
  init(_ analysis: ParagraphAnalysis, end: Int, shaping: ParagraphShaping) {
    (baseLevel, isPlain, self.end) = (analysis.baseLevel, analysis.isPlain, end)
    rest = shaping
    let count = min(analysis.scalars.count, ItemReader.maximumBatchCount)
    retainedAtoms.reserveCapacity(count)
    glyphs.reserveCapacity(count)
    _ = hasAtom(0)
  }

  // MARK: Reading

  /// The index after the last shaped atom.
  var shapedEnd: Int { firstAtom + retainedAtoms.count }

  /// Whether an atom with an index exists. Shapes up to it.
  func hasAtom(_ index: Int) -> Bool {
    while index >= shapedEnd {
      guard let rest else { return false }
      if !rest.shapeNext(into: self) { self.rest = nil }
    }
    return true
  }

  /// The number of atoms. Shapes everything.
  var atomCount: Int {
    _ = hasAtom(.max)
    return shapedEnd
  }

  /// Returns an atom that is shaped and not removed.
  func atom(_ index: Int) -> Atom { retainedAtoms[index - firstAtom] }

  func glyph(_ index: Int) -> Glyph { glyphs[index - firstGlyph] }

  /// The sum of the advances of a range of glyphs.
  func advance(of start: Int, until end: Int) -> Double {
    var (sum, index) = (0.0, start - firstGlyph)
    while index < end - firstGlyph {
      sum += glyphs[index].advance
      index += 1
    }
    return sum
  }

  func offset(ofAtom index: Int) -> Int {
    hasAtom(index) ? atom(index).start : end
  }

  /// Removes atoms that are no longer needed, many at a time.
  func forget(before index: Int) {
    let count = min(index - firstAtom, retainedAtoms.count)
    guard count >= Self.maximumDiscardedCount else { return }
    if let first = retainedAtoms[count...].first?.firstGlyph, first > firstGlyph {
      glyphs.removeFirst(min(first - firstGlyph, glyphs.count))
      firstGlyph = first
    }
    retainedAtoms.removeFirst(count)
    firstAtom += count
  }

  private static let maximumDiscardedCount = 1 << 16

  // MARK: Shaping

  /// The index of the next glyph.
  var glyphEnd: Int { firstGlyph + glyphs.count }

  func append(_ atom: Atom) { retainedAtoms.append(atom) }

  func append(_ glyph: Glyph) { glyphs.append(glyph) }

  func append(_ run: Run) { runs.append(run) }

  func removeLastRun() { runs.removeLast() }

  func makeLastRunBox() { runs[runs.count - 1].isBox = true }

  /// Adds glyphs to the last atom.
  func extendLastAtom(_ glyphs: Range<Int>, advance: Double) {
    let last = retainedAtoms.count - 1
    retainedAtoms[last].firstGlyph = min(retainedAtoms[last].firstGlyph, glyphs.lowerBound)
    retainedAtoms[last].endGlyph = max(retainedAtoms[last].endGlyph, glyphs.upperBound)
    retainedAtoms[last].advance += advance
  }
}
