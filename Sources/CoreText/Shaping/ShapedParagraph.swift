/// A paragraph turned into glyphs, in logical order, not yet broken into lines.
final class ShapedParagraph {
  /// The least that may be placed or left out as a whole: one or more user-perceived characters
  /// whose glyphs belong together.
  struct Atom {
    /// UTF-16 offset in the text.
    var start: Int
    /// Its glyphs, in visual order, in `glyphs`.
    var firstGlyph: Int
    var endGlyph: Int
    /// In points, kerning included.
    var advance: Double
    var run: Int
    /// A line may begin with it.
    var mayBegin: Bool
    /// White space: hangs over the end of a line, draws nothing.
    var isWhite: Bool
    /// Reaches to the next tab stop; `advance` is unused.
    var isTab: Bool
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
