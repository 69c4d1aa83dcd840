import CCairo
import CPixels

/// The coverage of a shape per pixel. Immutable.
package final class Coverage: @unchecked Sendable {
  let box: PixelRect
  /// The rows; nil for full coverage.
  private let rows: UnsafeMutablePointer<cflat_row>?
  private let bytes: UnsafeMutablePointer<UInt8>?
  /// The size in bytes.
  let cost: Int

  /// Creates full coverage of a box.
  package init(box: PixelRect) {
    self.box = box
    (rows, bytes, cost) = (nil, nil, 0)
  }

  /// Creates coverage from one byte per pixel of a box, top row first.
  package init(box: PixelRect, bytes source: UnsafePointer<UInt8>, bytesPerRow: Int) {
    self.box = box
    let rows = UnsafeMutablePointer<cflat_row>.allocate(capacity: box.height)
    let length = withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: box.width * box.height
    ) { packed in
      let count = cflat_pack(
        source, bytesPerRow, UInt32(box.width), UInt32(box.height), rows, packed.baseAddress)
      let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
      if let start = packed.baseAddress { kept.update(from: start, count: count) }
      return (kept, count)
    }
    self.rows = rows
    bytes = length.0
    cost = length.1 + box.height * MemoryLayout<cflat_row>.stride
  }

  deinit {
    rows?.deallocate()
    bytes?.deallocate()
  }

  /// Creates Cairo's coverage of a filled path in pixels, limited to a box; nil if memory is
  /// exhausted.
  convenience init?(
    of path: PathStorage, rule: CGPathFillRule, antialias: cairo_antialias_t,
    within limit: PixelRect
  ) {
    let box = PixelRect(path.controlBounds.insetBy(dx: -1, dy: -1)).intersection(limit)
    guard !box.isEmpty else {
      self.init(box: PixelRect(width: 0, height: 0))
      return
    }
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return nil }
    cairo_surface_set_device_offset(surface, -Double(box.minX), -Double(box.minY))
    cairo_set_tolerance(cairo, CGContext.tolerance)
    cairo_set_antialias(cairo, antialias)
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    path.emit(to: cairo)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    self.init(
      box: box, bytes: data, bytesPerRow: Int(cairo_image_surface_get_stride(surface)))
  }

  var flat: cflat_coverage {
    cflat_coverage(
      x: Int32(clamping: box.minX), y: Int32(clamping: box.minY), width: UInt32(max(0, box.width)),
      height: UInt32(max(0, box.height)), rows: UnsafePointer(rows), bytes: UnsafePointer(bytes))
  }
}
