import CPango

/// One face of one font file, opened for shaping at once and for rasterising when first drawn.
///
/// The file is mapped, not read. Confined to `TextLock`, which is what makes it `Sendable`.
package final class FontFile: @unchecked Sendable {
  /// Unique in this process, never reused: part of the glyph cache's key.
  let id: Int
  package let path: String
  package let index: Int
  let blob: OpaquePointer
  let shaper: OpaquePointer
  let unitsPerEm: Double
  let suppressesContextualAlternates: Bool
  private var openedFace: FT_Face?
  private var asciiCoverage: (UInt64, UInt64)?

  private static nonisolated(unsafe) var nextID = 0
  private static nonisolated(unsafe) var library: FT_Library?

  /// Opens a face, or gives nil where the file is absent or is no font.
  init?(path: String, index: Int, suppressesContextualAlternates: Bool = false) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    guard hb_face_count(blob) > UInt32(index), let face = hb_face_create(blob, UInt32(index)),
      hb_face_get_glyph_count(face) > 0, let shaper = hb_font_create(face)
    else {
      hb_blob_destroy(blob)
      return nil
    }
    let unitsPerEm = hb_face_get_upem(face)
    hb_font_set_scale(shaper, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_face_destroy(face)
    self.path = path
    self.index = index
    self.suppressesContextualAlternates = suppressesContextualAlternates
    self.blob = blob
    self.shaper = shaper
    self.unitsPerEm = Double(unitsPerEm)
    id = Self.nextID
    Self.nextID += 1
  }

  deinit {
    if let openedFace { FT_Done_Face(openedFace) }
    hb_font_destroy(shaper)
    hb_blob_destroy(blob)
  }

  /// FreeType's face, opened on first use over the same mapped bytes.
  var face: FT_Face? {
    if let openedFace { return openedFace }
    if Self.library == nil { FT_Init_FreeType(&Self.library) }
    guard let library = Self.library else { return nil }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return nil }
    let status = data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      FT_New_Memory_Face(library, $0, FT_Long(length), FT_Long(index), &openedFace)
    }
    return status == 0 ? openedFace : nil
  }

  /// The glyph of a character, 0 where the face has none.
  func glyph(for scalar: UInt32) -> UInt32 {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : 0
  }

  func covers(_ scalar: UInt32) -> Bool {
    guard scalar < 128 else { return glyph(for: scalar) != 0 }
    let coverage = asciiCoverage ?? measureASCII()
    return scalar < 64
      ? coverage.0 & (1 << UInt64(scalar)) != 0 : coverage.1 & (1 << UInt64(scalar - 64)) != 0
  }

  private func measureASCII() -> (UInt64, UInt64) {
    var coverage: (UInt64, UInt64) = (0, 0)
    for scalar in UInt32(0)..<64 where glyph(for: scalar) != 0 { coverage.0 |= 1 << scalar }
    for scalar in UInt32(0)..<64 where glyph(for: scalar + 64) != 0 { coverage.1 |= 1 << scalar }
    asciiCoverage = coverage
    return coverage
  }

  /// Whether glyphs are pictures (colour bitmaps) rather than outlines.
  var hasColorBitmaps: Bool {
    guard let face else { return false }
    return face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
      && face.pointee.num_fixed_sizes > 0
  }
}
