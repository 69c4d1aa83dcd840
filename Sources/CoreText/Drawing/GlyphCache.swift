import CPango

// Where glyphs land. Cairo 1.16's image backend draws `show_glyphs` on whole device pixels, UIKit
// at fractions of one. Measured on a sentence, as the ink that differs from outlines filled exactly
// where the glyphs belong:
//
//   points, scale   whole pixels   halves   quarters
//   11, 1x              36 %         20 %      9 %
//   17, 1x              29 %         12 %      8 %
//   17, 2x              12 %          7 %      4 %
//   20, 2x              13 %          5 %      3 %
//
// On whole pixels the gaps between letters are visibly uneven at 1x (“Hamburgefon stiv”); quarters
// cannot be told from exact places by eye. Filling outlines is exact and costs 830 µs for a cell of
// 63 glyphs at 40 pixels; a cache of quarter-pixel glyphs 38 µs, Cairo's whole-pixel glyphs about
// as much. So glyphs are rasterised here, by FreeType from unhinted outlines (256 levels of exact
// coverage), at the nearest quarter of a pixel, and kept.
//
// It is no `BoundedTable`: all coverage lies in one array, where the painter's loop reads it, so
// that a half of the masks could not be forgotten without moving the other.
enum GlyphCache {
  /// Coverage of one glyph, one byte a pixel.
  struct Mask {
    /// Where its bytes begin in `bytes`, row after row without padding.
    var start: Int
    var width: Int
    var height: Int
    /// From the pen's whole pixel to the left column.
    var left: Int
    /// From the baseline up to the top row.
    var top: Int
  }

  private struct Key: Hashable {
    var file: Int
    var glyph: UInt32
    /// 26.6 pixels per em.
    var size: Int32
    /// Quarters of a pixel: to the right in the low two bits, up in the next two.
    var phase: UInt8
  }

  /// The coverage of all masks, one after the other.
  private(set) static nonisolated(unsafe) var bytes: [UInt8] = []
  private static nonisolated(unsafe) var masks: [Key: Mask] = [:]
  private static nonisolated(unsafe) var rasterCount = 0
  /// Of coverage and of the entries that find it; past this, all is forgotten.
  static let maximumBytes = 8 << 20
  /// A glyph without ink costs its entry alone. Hash tables are at most three quarters full.
  private static let bytesPerEntry =
    (MemoryLayout<Key>.stride + MemoryLayout<Mask>.stride) * 4 / 3

  /// How many glyphs have been rasterised so far.
  static var rasterised: Int { TextLock.locked { rasterCount } }

  /// How many masks are kept, empty ones included.
  static var count: Int { TextLock.locked { masks.count } }

  /// How many of them are of one size, in 26.6 pixels per em. O(masks).
  static func count(size: Int32) -> Int {
    TextLock.locked { masks.keys.count { $0.size == size } }
  }

  static func removeAll() {
    TextLock.locked {
      masks.removeAll()
      bytes.removeAll()
    }
  }

  /// Makes sure that masks asked for one after the other stay valid together: forgets everything
  /// when the cache is over its limit. Call it before collecting a line's masks.
  static func trim() {
    if bytes.count + masks.count * bytesPerEntry > maximumBytes { removeAll() }
  }

  /// The mask of a glyph `size` pixels (in 26.6) to the em; nil without ink.
  static func mask(file: FontFile, glyph: UInt32, size: Int32, phaseX: Int, phaseY: Int) -> Mask? {
    let key = Key(
      file: file.id, glyph: glyph, size: size, phase: UInt8(phaseX | phaseY << 2))
    if let mask = masks[key] { return mask.width > 0 ? mask : nil }
    let mask = rasterise(file: file, key: key, phaseX: phaseX, phaseY: phaseY)
    masks[key] = mask
    return mask.width > 0 ? mask : nil
  }

  private static func rasterise(file: FontFile, key: Key, phaseX: Int, phaseY: Int) -> Mask {
    let empty = Mask(start: bytes.count, width: 0, height: 0, left: 0, top: 0)
    rasterCount += 1
    guard let face = file.face, FT_Set_Char_Size(face, 0, FT_F26Dot6(key.size), 72, 72) == 0,
      FT_Load_Glyph(face, key.glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return empty }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phaseX * 16), FT_Pos(phaseY * 16))
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return empty }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let source = bitmap.buffer else { return empty }
    let mask = Mask(
      start: bytes.count, width: width, height: height, left: Int(slot.pointee.bitmap_left),
      top: Int(slot.pointee.bitmap_top))
    for row in 0..<height {
      let line = source + row * Int(bitmap.pitch)
      bytes.append(contentsOf: UnsafeBufferPointer(start: line, count: width))
    }
    return mask
  }
}
