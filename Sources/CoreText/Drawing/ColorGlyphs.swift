import BoundedCaches
import CCairo
import CPango

/// Pictures of colour glyphs (emoji), kept.
///
/// A small one is scaled once to its size. A large one, which would cost four bytes for each of its
/// pixels (400 MB at 10,000 pixels to the em), is scaled from the font's own picture, the strike,
/// whenever it is drawn; so no picture that is kept is larger than `largestKept`. The two ways give
/// the same pixels: `ColorGlyphTests` compares them. Used under `TextLock`.
enum ColorGlyphs {
  /// A glyph's picture and how much larger than the picture it is drawn.
  struct Glyph {
    let picture: ColorGlyphPicture
    /// Pixels drawn for each pixel of the picture; 1 for a picture of the glyph's own size.
    let scale: Double

    /// In pixels, from the pen to the left edge and up from the baseline to the top.
    var left: Double { picture.left * scale }
    var top: Double { picture.top * scale }
    /// In whole pixels.
    var width: Int { ColorGlyphPicture.scaled(picture.width, by: scale) }
    var height: Int { ColorGlyphPicture.scaled(picture.height, by: scale) }
  }

  private struct Key: Hashable {
    var file: Int
    var glyph: UInt32
    /// 26.6 pixels per em; nil for the strike.
    var size: Int32?
  }

  /// Nil for a glyph that the font has no picture of.
  private static nonisolated(unsafe) var pictures = BoundedTable<Key, ColorGlyphPicture?>(
    bytes: maximumBytes)

  /// Of all pictures together, what the table spends on finding them included. Lines that are being
  /// drawn keep theirs.
  static let maximumBytes = 32 << 20
  /// Of one picture that is kept at its size: 256 × 256 pixels.
  static let largestKept = 256 * 256 * 4

  /// What is kept now, in bytes.
  static var keptBytes: Int { TextLock.locked { pictures.bytes } }

  /// The picture of a glyph `size` pixels (in 26.6) to the em; nil where the font has none, or
  /// memory runs out.
  static func glyph(file: FontFile, glyph: UInt32, size: Int32) -> Glyph? {
    let key = Key(file: file.id, glyph: glyph, size: size)
    if let known = pictures.value(for: key) { return known.map { Glyph(picture: $0, scale: 1) } }
    guard let strike = strike(file: file, glyph: glyph) else { return nil }
    let scale = strike.scale(toSize: size)
    guard strike.byteCount(scale: scale) <= largestKept else {
      return Glyph(picture: strike, scale: scale)
    }
    guard let picture = strike.resized(by: scale) else { return nil }
    keep(picture, key)
    return Glyph(picture: picture, scale: 1)
  }

  /// The font's own picture; nil where it has none.
  static func strike(file: FontFile, glyph: UInt32) -> ColorGlyphPicture? {
    let key = Key(file: file.id, glyph: glyph, size: nil)
    if let known = pictures.value(for: key) { return known }
    switch ColorGlyphPicture.strike(file: file, glyph: glyph) {
    case .success(let picture):
      keep(picture, key)
      return picture
    case .failure(.absent):
      keep(nil, key)
      return nil
    case .failure(.noMemory):
      return nil
    }
  }

  private static func keep(_ picture: ColorGlyphPicture?, _ key: Key) {
    pictures.keep(picture, for: key, bytes: picture?.byteCount(scale: 1) ?? 0)
  }
}
