import CFonts
import CPango

/// The bytes of a font file, and one of its faces as HarfBuzz reads it; shared by all places on the
/// axes of a variable font. The file is mapped, not read. Confined to `TextLock`.
final class FontData {
  let blob: OpaquePointer
  let face: OpaquePointer
  /// None for a font that is not variable.
  let axes: [FontAxis]
  /// Whether it has the table `trak`.
  let hasTracking: Bool

  /// Opens a face of a file, or of one that the package carries, whose path is its name alone; nil
  /// where the file is absent or is no font.
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

  /// Opens the first face of a file's bytes, which are copied.
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
    // Until here has been passed, nobody but this function lets go of what it made.
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
