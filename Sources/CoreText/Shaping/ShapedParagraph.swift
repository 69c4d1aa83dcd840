/// A paragraph turned into glyphs, in logical order, not yet broken into lines.
///
/// A long one is shaped part by part as lines need it, and what lines are through with can be
/// forgotten.
final class ShapedParagraph {
  /// The least that may be placed or left out as a whole: one or more user-perceived characters
  /// whose glyphs belong together.
  ///
  /// A text of ten megabytes has ten million of them: offsets are kept in half a word each.
  struct Atom {
    private var packedStart, packedFirstGlyph, packedEndGlyph, packedRun: Int32
    /// In points, kerning included.
    var advance: Double
    /// A line may begin with it.
    var mayBegin: Bool
    /// White space: extends past the end of a line, draws nothing.
    var isWhite: Bool
    /// Reaches to the next tab stop; `advance` is unused.
    var isTab: Bool
    /// A line that ends after it ends in a hyphen.
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

    /// UTF-16 offset in the text.
    var start: Int { Int(packedStart) }
    /// The place of its run in `runs`.
    var run: Int { Int(packedRun) }
    /// Its glyphs, in visual order, in `glyphs`.
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
    /// Of its glyphs' size to that of the attributes' font.
    var glyphScale = 1.0
    /// Whether it is its attributes' box instead of glyphs.
    var isBox = false
  }

  /// The atoms that are shaped and not forgotten, and the number of the first of them.
  private(set) var keptAtoms: [Atom] = []
  private(set) var firstAtom = 0
  private var glyphs: [Glyph] = []
  private var firstGlyph = 0
  private(set) var runs: [Run] = []
  let baseLevel: UInt8
  /// Whether all of it runs from left to right.
  let isPlain: Bool
  /// UTF-16 offset after the last atom.
  private let end: Int
  /// Shapes some more; nil when all is shaped.
  private var rest: ParagraphShaping?

  /// - Parameter end: the UTF-16 offset after the last atom.
  init(_ analysis: ParagraphAnalysis, end: Int, shaping: ParagraphShaping) {
    (baseLevel, isPlain, self.end) = (analysis.baseLevel, analysis.isPlain, end)
    rest = shaping
    let count = min(analysis.scalars.count, ItemReader.maximumBatchCount)
    keptAtoms.reserveCapacity(count)
    glyphs.reserveCapacity(count)
    _ = hasAtom(0)
  }

  // MARK: Reading

  /// The number after the last atom that is shaped.
  var shapedEnd: Int { firstAtom + keptAtoms.count }

  /// Whether there is an atom of a number; what leads to it is shaped.
  func hasAtom(_ index: Int) -> Bool {
    while index >= shapedEnd {
      guard let rest else { return false }
      if !rest.shapeNext(into: self) { self.rest = nil }
    }
    return true
  }

  /// How many atoms there are. All of them are shaped.
  var atomCount: Int {
    _ = hasAtom(.max)
    return shapedEnd
  }

  /// An atom that is shaped and not forgotten.
  func atom(_ index: Int) -> Atom { keptAtoms[index - firstAtom] }

  func glyph(_ index: Int) -> Glyph { glyphs[index - firstGlyph] }

  func offset(ofAtom index: Int) -> Int {
    hasAtom(index) ? atom(index).start : end
  }

  /// Lets atoms go that nobody asks for any more, many at once.
  func forget(before index: Int) {
    let count = min(index - firstAtom, keptAtoms.count)
    guard count >= Self.maximumDiscardedCount else { return }
    if let first = keptAtoms[count...].first?.firstGlyph, first > firstGlyph {
      glyphs.removeFirst(min(first - firstGlyph, glyphs.count))
      firstGlyph = first
    }
    keptAtoms.removeFirst(count)
    firstAtom += count
  }

  private static let maximumDiscardedCount = 1 << 16

  // MARK: Shaping

  /// The number that the next glyph has.
  var glyphEnd: Int { firstGlyph + glyphs.count }

  func append(_ atom: Atom) { keptAtoms.append(atom) }

  func append(_ glyph: Glyph) { glyphs.append(glyph) }

  func append(_ run: Run) { runs.append(run) }

  func removeLastRun() { runs.removeLast() }

  func makeLastRunBox() { runs[runs.count - 1].isBox = true }

  /// Makes glyphs part of the last atom.
  func extendLastAtom(_ glyphs: Range<Int>, advance: Double) {
    let last = keptAtoms.count - 1
    keptAtoms[last].firstGlyph = min(keptAtoms[last].firstGlyph, glyphs.lowerBound)
    keptAtoms[last].endGlyph = max(keptAtoms[last].endGlyph, glyphs.upperBound)
    keptAtoms[last].advance += advance
  }
}
