import CFonts
import CPango

/// The bytes of a font file and one of its faces for HarfBuzz, shared by all variations of a
/// variable font. The file is mapped, not read. Accessed under `TextLock`.
final class FontData {
  let blob: OpaquePointer
  let face: OpaquePointer
  /// The variation axes; empty for a font that is not variable.
  let axes: [FontAxis]
  /// Whether the font has a `trak` table.
  let hasTracking: Bool

  /// Opens a face of a file, or of a file in the package given by its name; nil if the file is
  /// missing or is not a font.
  convenience init?(path: String, index: Int) {
    if FontSpec.isCarried(path) {
      let file = cfonts_named(path)
      guard let bytes = file.bytes else { return nil }
      let blob = bytes.withMemoryRebound(to: CChar.self, capacity: file.count) {
        hb_blob_create_or_fail($0, UInt32(file.count), HB_MEMORY_MODE_READONLY, nil, nil)
      }
      guard let blob else { return nil }
      self.init(owning: blob, index: index)
    } else {
      guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
      self.init(owning: blob, index: index)
    }
  }

  /// Opens the first face of a copy of a file's bytes.
  convenience init?(copying data: Data) {
    let blob = data.withUnsafeBytes { bytes in
      hb_blob_create_or_fail(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob else { return nil }
    self.init(owning: blob, index: 0)
  }

  private init?(owning blob: OpaquePointer, index: Int) {
    // Failures before this point must release what was created.
    guard index >= 0, hb_face_count(blob) > index, let face = hb_face_create(blob, UInt32(index))
    else {
      hb_blob_destroy(blob)
      return nil
    }
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
      return nil
    }
    (self.blob, self.face) = (blob, face)
    axes = FontAxis.all(of: face)
    hasTracking = FontTracking(of: face) != nil
  }

  deinit {
    TextLock.locked {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
  }
}
