import CCairo
import CPixels

/// A filled shape as the coverage of each pixel of a box, in Cairo's format of eight bits a pixel.
final class CoverageMask {
  let box: PixelRect
  let surface: OpaquePointer
  /// The shape's lines; none if the box is empty.
  let outline: [PathStorage.Polyline]

  /// Creates the mask of a path in pixels, limited to a box; nil if memory is exhausted.
  ///
  /// Curves become lines that deviate by at most `tolerance` pixels. Coverage is exact, as on iOS,
  /// unless lines cross or overlap, or without antialiasing; then it is Cairo's.
  init?(
    of path: PathStorage, rule: CGPathFillRule, tolerance: CGFloat, antialias: cairo_antialias_t,
    within limit: PixelRect
  ) {
    let bounds = PixelRect(path.controlBounds).intersection(limit)
    box = bounds.isEmpty ? PixelRect(width: 0, height: 0) : bounds
    outline = box.isEmpty ? [] : path.flattened(tolerance: tolerance)
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height))
    else { return nil }
    self.surface = surface
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    guard !box.isEmpty else { return }
    let isExact =
      antialias != CAIRO_ANTIALIAS_NONE && !path.isRectilinear && cover(outline.uniform(for: rule))
    if !isExact { fill(rule, antialias: antialias) }
    cairo_surface_set_device_offset(surface, -Double(box.minX), -Double(box.minY))
  }

  /// The rows from the top; nil if the box is empty.
  var bytes: UnsafeMutablePointer<UInt8>? { cairo_image_surface_get_data(surface) }
  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  deinit { cairo_surface_destroy(surface) }

  /// Returns false if the coverage cannot be computed exactly.
  private func cover(_ lines: [PathStorage.Polyline]) -> Bool {
    cairo_surface_flush(surface)
    guard let bytes else { return false }
    let points = lines.flatMap { $0.points.map(\.limited) }
    var end = 0
    let ends = lines.map { line in
      end += line.points.count
      return end
    }
    let coverage = cpolygon_coverage(
      x: Int32(box.minX), y: Int32(box.minY), width: UInt32(box.width), height: UInt32(box.height),
      bytes: bytes, bytes_per_row: bytesPerRow)
    let isExact = points.withUnsafeBufferPointer { points in
      points.withMemoryRebound(to: Double.self) { numbers in
        ends.withUnsafeBufferPointer { ends in
          cpolygon_cover(
            cpolygon_shape(
              points: numbers.baseAddress, ends: ends.baseAddress, count: ends.count), coverage)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return isExact != 0
  }

  /// Fills with Cairo.
  private func fill(_ rule: CGPathFillRule, antialias: cairo_antialias_t) {
    guard let cairo = cairo_create(surface) else { return }
    defer { cairo_destroy(cairo) }
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_translate(cairo, -Double(box.minX), -Double(box.minY))
    cairo_set_antialias(cairo, antialias)
    cairo_set_fill_rule(cairo, rule.cairo)
    outline.emit(to: cairo)
    cairo_fill(cairo)
    cairo_surface_flush(surface)
  }

  /// Draws Cairo's source through the mask.
  func draw(on cairo: OpaquePointer) {
    cairo_identity_matrix(cairo)
    cairo_mask_surface(cairo, surface, 0, 0)
  }
}

// Unsupported: CGContext.fillPath(using:) · drawn · Pixels at edges are iOS's, 4 % of them within a
//   level. Where a path's lines cross or overlap, Cairo fills it. · test: FlatnessTests
