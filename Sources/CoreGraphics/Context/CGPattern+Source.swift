import CCairo

extension CGPattern {
  /// Sets the pattern as Cairo's source, relative to the base space, since patterns ignore the
  /// current transform on iOS.
  func setSource(
    on cairo: OpaquePointer, base: CGAffineTransform, phase: CGSize, alpha: CGFloat
  ) {
    guard let tile = image.tile(alpha: alpha) else {
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
      return
    }
    var placed = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      .translatedBy(x: phase.width * scale, y: phase.height * scale)
      .concatenating(base)
    if base.d < 0 {
      placed = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(image.height))
        .concatenating(placed)
    }
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, tile.surface, 0, 0)
    guard let pattern = cairo_get_source(cairo) else { return }
    var matrix = placed.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(
      pattern, placed.isPixelAligned ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
  }
}

extension CGImage {
  /// Returns the image's pixels as a bitmap, multiplied by `alpha`.
  func tile(alpha: CGFloat) -> Bitmap? {
    let isWhole =
      originX == 0 && originY == 0 && width == bitmap.width && height == bitmap.height
    if isWhole, alpha >= 1 { return bitmap }
    guard let tile = Bitmap(width: width, height: height), let cairo = cairo_create(tile.surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    cairo_set_source_surface(cairo, bitmap.surface, Double(-originX), Double(-originY))
    cairo_paint_with_alpha(cairo, Double(alpha))
    return tile
  }
}
