/// A paragraph turned into glyphs, in logical order, not yet broken into lines.
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
    /// White space: hangs over the end of a line, draws nothing.
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

    /// Takes more glyphs in, from the first to before the last.
    mutating func extend(_ first: Int, _ end: Int, by more: Double) {
      firstGlyph = min(firstGlyph, first)
      endGlyph = max(endGlyph, end)
      advance += more
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

  var atoms: [Atom] = []
  var glyphs: [Glyph] = []
  var runs: [Run] = []
  var baseLevel: UInt8 = 0
  /// UTF-16 offset after the last atom.
  var end = 0

  func offset(ofAtom index: Int) -> Int {
    index < atoms.count ? atoms[index].start : end
  }
}
