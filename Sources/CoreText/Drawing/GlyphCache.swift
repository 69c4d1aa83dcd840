import CPango

// Glyph positions. Cairo 1.16's image backend draws `show_glyphs` at whole device pixels, UIKit at
// fractions. The table shows, for a sentence, the share of the coverage that differs from exactly
// positioned outlines:
//
//   points, scale   whole pixels   halves   quarters
//   11, 1x              36 %         20 %      9 %
//   17, 1x              29 %         12 %      8 %
//   17, 2x              12 %          7 %      4 %
//   20, 2x              13 %          5 %      3 %
//
// At whole pixels the letter spacing is visibly uneven at 1x (“Hamburgefon stiv”); quarters are
// visually indistinguishable from exact positions. Filling outlines takes 830 µs for a cell of 63
// glyphs at 40 pixels; cached quarter-pixel glyphs take 38 µs, about as long as Cairo's whole-pixel
// glyphs. Therefore glyphs are rasterised here by FreeType, from unhinted outlines (256 levels of
// exact coverage), at the nearest quarter of a pixel, and cached.
//
// This is no `BoundedTable`: all coverage is in one array, which the painter's loop reads, so that
// removing a part of the masks would move the others.
enum GlyphCache {
  /// The coverage of one glyph, one byte per pixel.
  struct Mask {
    /// The offset of its first byte in `bytes`; the rows are not padded.
    var start: Int
    var width: Int
    var height: Int
    /// The left column relative to the whole pixel of the origin.
    var left: Int
    /// The top row above the baseline.
    var top: Int
  }

  private struct Key: Hashable {
    var file: Int
    var glyph: UInt32
    /// The size in 26.6 pixels per em.
    var size: Int32
    /// The fractional position in quarters of a pixel: rightwards in bits 0 and 1, upwards in bits
    /// 2 and 3.
    var phase: UInt8
  }

  /// The coverage of all masks, contiguous.
  private(set) static nonisolated(unsafe) var bytes: [UInt8] = []
  private static nonisolated(unsafe) var masks: [Key: Mask] = [:]
  private static nonisolated(unsafe) var rasterCount = 0
  /// The maximum size of coverage and entries, in bytes; beyond it, the cache is emptied.
  static let maximumBytes = 8 << 20
  /// The size of an entry, given hash tables that are at most three quarters full.
  private static let bytesPerEntry =
    (MemoryLayout<Key>.stride + MemoryLayout<Mask>.stride) * 4 / 3

  /// The total number of rasterised glyphs.
  static var rasterised: Int { TextLock.locked { rasterCount } }

  /// The number of cached masks, including empty ones.
  static var count: Int { TextLock.locked { masks.count } }

  /// Returns the number of cached masks of a size in 26.6 pixels per em. O(masks).
  static func count(size: Int32) -> Int {
    TextLock.locked { masks.keys.count { $0.size == size } }
  }

  static func removeAll() {
    TextLock.locked {
      masks.removeAll()
      bytes.removeAll()
    }
  }

  /// Empties the cache if it exceeds its limit. Called before masks are collected for a line, which
  /// remain valid until the next call.
  static func trim() {
    if bytes.count + masks.count * bytesPerEntry > maximumBytes { removeAll() }
  }

  /// Returns the mask of a glyph at a size in 26.6 pixels per em; nil if it is blank.
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
