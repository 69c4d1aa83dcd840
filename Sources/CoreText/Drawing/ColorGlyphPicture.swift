import CCairo
import CPango

/// A colour glyph as an image. Owns its surface, so that it remains valid after the cache removes
/// it.
final class ColorGlyphPicture {
  /// The image surface, in device pixels.
  let surface: OpaquePointer
  /// The glyph's left edge relative to its origin, and its top above the baseline, in pixels.
  let left: Double
  let top: Double
  /// The size of an em, in pixels.
  let pixelsPerEm: Double
  let width: Int
  let height: Int

  enum Failure: Error {
    /// The font has no image of the glyph.
    case absent
    case noMemory
  }

  /// Creates a picture that owns a surface.
  private init(
    surface: OpaquePointer, left: Double, top: Double, pixelsPerEm: Double
  ) {
    self.surface = surface
    self.left = left
    self.top = top
    self.pixelsPerEm = pixelsPerEm
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// The rows of premultiplied pixels; nil if a component exceeds its alpha, as filtering may
  /// cause. Called under `TextLock`.
  private(set) lazy var pixels: UnsafePointer<UInt32>? = {
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let words = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
    for row in 0..<height {
      for word in UnsafeBufferPointer(start: words + row * pixelsPerRow, count: width) {
        let alpha = word >> 24
        guard word & 255 <= alpha, word >> 8 & 255 <= alpha, word >> 16 & 255 <= alpha else {
          return nil
        }
      }
    }
    return words
  }()

  /// The number of pixels from one row to the next.
  var pixelsPerRow: Int { Int(cairo_image_surface_get_stride(surface)) / 4 }

  /// Returns a copy of the glyph's image in the font's first strike.
  static func strike(
    file: FontFile, glyph: UInt32
  ) -> Result<ColorGlyphPicture, Failure> {
    guard let face = file.face, FT_Select_Size(face, 0) == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)) == 0,
      let slot = face.pointee.glyph, let strike = face.pointee.available_sizes,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let source = slot.pointee.bitmap.buffer, slot.pointee.bitmap.width > 0,
      slot.pointee.bitmap.rows > 0, strike.pointee.y_ppem > 0
    else { return .failure(.absent) }
    let bitmap = slot.pointee.bitmap
    guard
      let surface = makeSurface(width: Int(bitmap.width), height: Int(bitmap.rows)),
      let pixels = cairo_image_surface_get_data(surface)
    else { return .failure(.noMemory) }
    // FreeType's BGRA is premultiplied and native-endian, which is Cairo's ARGB32.
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<Int(bitmap.rows) {
      memcpy(pixels + row * stride, source + row * Int(bitmap.pitch), Int(bitmap.width) * 4)
    }
    cairo_surface_mark_dirty(surface)
    return .success(
      ColorGlyphPicture(
        surface: surface, left: Double(slot.pointee.bitmap_left),
        top: Double(slot.pointee.bitmap_top), pixelsPerEm: Double(strike.pointee.y_ppem) / 64))
  }

  /// Returns the scale factor to a glyph size, in 26.6 pixels per em.
  func scale(toSize size: Int32) -> Double { Double(size) / 64 / pixelsPerEm }

  /// Returns a scaled length, rounded up to whole pixels; at least 1.
  static func scaled(_ length: Int, by scale: Double) -> Int {
    max(1, Int((Double(length) * scale).rounded(.up)))
  }

  /// Returns the size of a scaled picture, in bytes.
  func byteCount(scale: Double) -> Int {
    Self.scaled(width, by: scale) * Self.scaled(height, by: scale) * 4
  }

  /// Returns a scaled picture; nil if memory is exhausted.
  func resized(by scale: Double) -> ColorGlyphPicture? {
    let width = Self.scaled(width, by: scale)
    let height = Self.scaled(height, by: scale)
    guard let result = Self.makeSurface(width: width, height: height) else { return nil }
    let cairo = cairo_create(result)
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scale, scale)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_paint(cairo)
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(result)
      return nil
    }
    cairo_surface_flush(result)
    return ColorGlyphPicture(
      surface: result, left: left * scale, top: top * scale, pixelsPerEm: pixelsPerEm * scale)
  }

  /// Returns a transparent surface; nil if it is too large for Cairo or memory is exhausted.
  private static func makeSurface(width: Int, height: Int) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
