import CCairo
import CPixels

/// A gradient in user space, with stops that extend beyond their ends.
struct GradientFill {
  let stops: [cgradient_stop]
  let isRadial: Bool
  let start: cgradient_circle
  let end: cgradient_circle

  /// Draws over the clip of a Cairo context; leaves the identity as its matrix.
  func paint(on cairo: OpaquePointer, alpha: Double, toUser: CGAffineTransform) {
    cairo_identity_matrix(cairo)
    if let first = stops.first, !isRadial, stops.allSatisfy({ $0.hasColor(of: first) }) {
      cairo_set_source_rgba(cairo, first.red, first.green, first.blue, first.alpha)
      cairo_paint_with_alpha(cairo, alpha)
      return
    }
    guard let area = Self.clipWindow(of: cairo),
      let bitmap = Bitmap(width: Int(area.width), height: Int(area.height), isCleared: false),
      let surface = makeSurface(bitmap)
    else { return }
    fill(bitmap, area, toUser)
    cairo_set_source_surface(cairo, surface, Double(area.x), Double(area.y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(cairo, alpha)
    // The context must not keep the surface, whose memory is the bitmap's.
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    cairo_surface_destroy(surface)
    withExtendedLifetime(bitmap) {}
  }

  private static func clipWindow(of cairo: OpaquePointer) -> cgradient_window? {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    let area = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).integral
    let side = CGFloat(Bitmap.maximumSide)
    guard !area.isEmpty, area.width <= side, area.height <= side else { return nil }
    return cgradient_window(
      x: Int32(area.minX), y: Int32(area.minY), width: UInt32(area.width),
      height: UInt32(area.height))
  }

  /// Returns a surface of the bitmap's memory, without alpha for opaque colours: Cairo draws them
  /// over the background more directly.
  private func makeSurface(_ bitmap: Bitmap) -> OpaquePointer? {
    let isOpaque = !isRadial && stops.allSatisfy { $0.alpha >= 1 }
    return cairo_image_surface_create_for_data(
      bitmap.pixels.assumingMemoryBound(to: UInt8.self),
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
      Int32(bitmap.height), Int32(bitmap.bytesPerRow))
  }

  private func fill(_ bitmap: Bitmap, _ area: cgradient_window, _ toUser: CGAffineTransform) {
    let matrix = cgradient_matrix(
      xx: Double(toUser.a), xy: Double(toUser.c), x0: Double(toUser.tx), yx: Double(toUser.b),
      yy: Double(toUser.d), y0: Double(toUser.ty))
    stops.withUnsafeBufferPointer { stops in
      var gradient = cgradient(
        stops: stops.baseAddress, count: UInt32(stops.count), is_radial: isRadial, start: start,
        end: end, matrix: matrix)
      cgradient_fill(
        &gradient, area, bitmap.pixels.assumingMemoryBound(to: UInt32.self), bitmap.bytesPerRow)
    }
  }
}

extension cgradient_circle {
  init(_ center: CGPoint, radius: CGFloat) {
    self.init(x: Double(center.x), y: Double(center.y), radius: Double(radius))
  }
}

extension cgradient_stop {
  init(_ location: CGFloat, _ color: RGBA, _ alpha: CGFloat) {
    self.init(
      position: Double(location), red: Double(color.red), green: Double(color.green),
      blue: Double(color.blue), alpha: Double(alpha))
  }

  fileprivate func hasColor(of other: cgradient_stop) -> Bool {
    (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
}
