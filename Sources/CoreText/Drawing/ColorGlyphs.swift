import CCairo
import CPango

/// Pictures of colour glyphs (emoji), scaled once to each size and kept.
enum ColorGlyphs {
  /// Owns its surface: a line may hold pictures that the cache has forgotten meanwhile.
  final class Picture {
    /// A Cairo image surface in device pixels.
    let surface: OpaquePointer
    /// In pixels, from the pen to the picture's left edge and up from the baseline to its top.
    let left: Double
    let top: Double

    init(surface: OpaquePointer, left: Double, top: Double) {
      self.surface = surface
      self.left = left
      self.top = top
    }

    deinit { cairo_surface_destroy(surface) }
  }

  private struct Key: Hashable {
    var file: Int
    var glyph: UInt32
    var size: Int32
  }

  private static nonisolated(unsafe) var pictures: [Key: Picture?] = [:]
  private static let maximumCount = 512

  /// The picture of a glyph `size` pixels (in 26.6) to the em; nil where the font has none.
  static func picture(file: FontFile, glyph: UInt32, size: Int32) -> Picture? {
    let key = Key(file: file.id, glyph: glyph, size: size)
    if let known = pictures[key] { return known }
    if pictures.count >= maximumCount { pictures.removeAll() }
    let picture = draw(file: file, glyph: glyph, size: size)
    pictures[key] = .some(picture)
    return picture
  }

  private static func draw(file: FontFile, glyph: UInt32, size: Int32) -> Picture? {
    guard let face = file.face, FT_Select_Size(face, 0) == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)) == 0,
      let slot = face.pointee.glyph, let strike = face.pointee.available_sizes,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let source = slot.pointee.bitmap.buffer
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let scale = Double(size) / Double(strike.pointee.y_ppem)
    // FreeType's BGRA is premultiplied and native-endian, which is Cairo's ARGB32.
    guard
      let full = cairo_image_surface_create_for_data(
        source, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows), bitmap.pitch)
    else { return nil }
    defer { cairo_surface_destroy(full) }
    let width = max(1, Int32((Double(bitmap.width) * scale).rounded(.up)))
    let height = max(1, Int32((Double(bitmap.rows) * scale).rounded(.up)))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
      let cairo = cairo_create(surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scale, scale)
    cairo_set_source_surface(cairo, full, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_paint(cairo)
    cairo_surface_flush(surface)
    return Picture(
      surface: surface, left: Double(slot.pointee.bitmap_left) * scale,
      top: Double(slot.pointee.bitmap_top) * scale)
  }
}
