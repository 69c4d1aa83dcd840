/// A paragraph converted to glyphs, in logical order, without line breaks.
final class ShapedParagraph {
  /// The smallest unit that can be positioned or omitted: one or more grapheme clusters whose
  /// glyphs belong together.
  ///
  /// Offsets are stored as 32-bit integers, since a text of ten megabytes has ten million atoms.
  struct Atom {
    private var packedStart, packedFirstGlyph, packedEndGlyph, packedRun: Int32
    /// The advance in points, including kerning.
    var advance: Double
    /// Whether a line can begin with the atom.
    var mayBegin: Bool
    /// Whether the atom is white space, which may exceed the line and is not drawn.
    var isWhite: Bool
    /// Whether the atom extends to the next tab stop; its `advance` is unused.
    var isTab: Bool
    /// Whether a line that ends after the atom has a hyphen.
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
    /// The index in `runs`.
    var run: Int { Int(packedRun) }
    /// The range of its glyphs in `glyphs`, in visual order.
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
    /// The ratio of the glyphs' size to the font size of the attributes.
    var glyphScale = 1.0
    /// Whether the run is the box of its attributes.
    var isBox = false
  }

  var atoms: [Atom] = []
  var glyphs: [Glyph] = []
  var runs: [Run] = []
  var baseLevel: UInt8 = 0
  /// The UTF-16 offset after the last atom.
  var end = 0

  func offset(ofAtom index: Int) -> Int {
    index < atoms.count ? atoms[index].start : end
  }
}
