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
  let lineExtent: FontSpec.LineExtent?
  private var faceState = FaceState.unopened
  private var asciiCoverage: (UInt64, UInt64)?

  private static nonisolated(unsafe) var nextID = 0
  private static nonisolated(unsafe) var library: FT_Library?

  private enum FaceState {
    case unopened
    case opened(FT_Face)
    case unreadable
  }

  /// Opens a face, or gives nil where the file is absent or is no font.
  convenience init?(
    path: String, index: Int, suppressesContextualAlternates: Bool = false,
    lineExtent: FontSpec.LineExtent? = nil
  ) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    self.init(
      owning: blob, path: path, index: index,
      suppressesContextualAlternates: suppressesContextualAlternates, lineExtent: lineExtent)
  }

  /// Opens the first face of a file's bytes, which has no path but a name of its own.
  convenience init?(data: Data) {
    let blob = data.withUnsafeBytes { bytes in
      hb_blob_create_or_fail(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob else { return nil }
    self.init(owning: blob, path: "font in memory \(Self.nextID)", index: 0)
  }

  private init?(
    owning blob: OpaquePointer, path: String, index: Int,
    suppressesContextualAlternates: Bool = false, lineExtent: FontSpec.LineExtent? = nil
  ) {
    // Until here has been passed, nobody but this function lets go of what it made.
    guard index >= 0, hb_face_count(blob) > index, let face = hb_face_create(blob, UInt32(index))
    else {
      hb_blob_destroy(blob)
      return nil
    }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let shaper = hb_font_create(face) else {
      hb_blob_destroy(blob)
      return nil
    }
    let unitsPerEm = hb_face_get_upem(face)
    hb_font_set_scale(shaper, Int32(unitsPerEm), Int32(unitsPerEm))
    self.path = path
    self.index = index
    self.suppressesContextualAlternates = suppressesContextualAlternates
    self.lineExtent = lineExtent
    self.blob = blob
    self.shaper = shaper
    self.unitsPerEm = Double(unitsPerEm)
    id = Self.nextID
    Self.nextID += 1
  }

  deinit {
    TextLock.locked {
      if case .opened(let face) = faceState { FT_Done_Face(face) }
      hb_font_destroy(shaper)
      hb_blob_destroy(blob)
    }
  }

  /// FreeType's face, opened on first use over the same mapped bytes; nil where FreeType cannot
  /// read it, which is tried once.
  var face: FT_Face? {
    switch faceState {
    case .opened(let face): return face
    case .unreadable: return nil
    case .unopened:
      let opened = openFace()
      faceState = opened.map { .opened($0) } ?? .unreadable
      return opened
    }
  }

  private func openFace() -> FT_Face? {
    if Self.library == nil { FT_Init_FreeType(&Self.library) }
    var length: UInt32 = 0
    guard let library = Self.library, let data = hb_blob_get_data(blob, &length) else { return nil }
    var face: FT_Face?
    let status = data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      FT_New_Memory_Face(library, $0, FT_Long(length), FT_Long(index), &face)
    }
    return status == 0 ? face : nil
  }

  /// How far from its pen a glyph's ink may be, in ems. The box that the file states for all of
  /// its glyphs, and four ems more for files that state too small a one.
  private(set) lazy var inkReach: Double = {
    guard let box = face?.pointee.bbox else { return 4 }
    let farthest = [box.xMin, box.xMax, box.yMin, box.yMax].map { abs(Double($0)) }.max() ?? 0
    return 4 + farthest / unitsPerEm
  }()

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
