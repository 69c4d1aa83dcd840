import BoundedCaches
import CCairo
import CPango

/// A cache of colour glyph (emoji) images.
///
/// Small images are stored at the drawn size. Large images, which take four bytes per pixel (400 MB
/// at 10,000 pixels per em), are scaled from the font's own image, the strike, on each drawing; no
/// stored image exceeds `maximumCachedBytes`. Both produce the same pixels, which `ColorGlyphTests`
/// verifies. Called under `TextLock`.
enum ColorGlyphs {
  /// An image of a glyph and the scale to draw it at.
  struct Glyph {
    let picture: ColorGlyphPicture
    /// The number of drawn pixels per pixel of the image; 1 for an image of the drawn size.
    let scale: Double

    /// The left edge relative to the origin, and the top above the baseline, in pixels.
    var left: Double { picture.left * scale }
    var top: Double { picture.top * scale }
    /// The size, in whole pixels.
    var width: Int { ColorGlyphPicture.scaled(picture.width, by: scale) }
    var height: Int { ColorGlyphPicture.scaled(picture.height, by: scale) }
  }

  private struct Key: Hashable {
    var file: Int
    var glyph: UInt32
    /// The size in 26.6 pixels per em; nil for the strike.
    var size: Int32?
  }

  /// The images; nil values are for glyphs without an image in the font.
  private static nonisolated(unsafe) var pictures = BoundedTable<Key, ColorGlyphPicture?>(
    bytes: maximumBytes)

  /// The maximum size of all images, including the cache's overhead, in bytes.
  static let maximumBytes = 32 << 20
  /// The maximum size of an image stored at its drawn size: 256 × 256 pixels, in bytes.
  static let maximumCachedBytes = 256 * 256 * 4

  /// The current size of the cache, in bytes.
  static var cachedBytes: Int { TextLock.locked { pictures.bytes } }

  /// Returns a glyph at a size in 26.6 pixels per em; nil if the font has none or memory is
  /// exhausted.
  static func glyph(file: FontFile, glyph: UInt32, size: Int32) -> Glyph? {
    let key = Key(file: file.id, glyph: glyph, size: size)
    if let known = pictures.value(for: key) { return known.map { Glyph(picture: $0, scale: 1) } }
    guard let strike = strike(file: file, glyph: glyph) else { return nil }
    let scale = strike.scale(toSize: size)
    guard strike.byteCount(scale: scale) <= maximumCachedBytes else {
      return Glyph(picture: strike, scale: scale)
    }
    guard let picture = strike.resized(by: scale) else { return nil }
    keep(picture, key)
    return Glyph(picture: picture, scale: 1)
  }

  /// Returns the font's own image of a glyph; nil if it has none.
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
