import CCairo

/// Draws lines in a context that only scales and translates, with cached glyphs and baselines at
/// whole pixels. Coordinates are device pixels. Called under `TextLock`.
struct UprightPainter {
  let surface: Surface
  /// The number of device pixels per point.
  let scale: Double
  /// The layout's top-left corner in device pixels.
  let originX: Double
  let originY: Double
  /// The clip, in device pixels.
  let clip: PixelRect

  enum Surface {
    case cairo(OpaquePointer)
    /// A recording, which supports cached glyphs only.
    case flat(FlatDrawing, CGContext)

    var cairo: OpaquePointer? {
      if case .cairo(let cairo) = self { cairo } else { nil }
    }
  }

  /// Rounds half up, with a tolerance for rounding errors, so that text moved by whole pixels is
  /// rounded equally. Limits huge values and NaN.
  static func round(_ value: Double) -> Int {
    let limit = 1e12
    guard abs(value) < limit else { return Int(value > 0 ? limit : -limit) }
    return Int((value + 0.5 + 1 / 512).rounded(.down))
  }

  func baseline(of line: TextLine) -> Int { Self.round(originY + Double(line.baseline) * scale) }
  func left(of line: TextLine) -> Double { originX + Double(line.origin.x) * scale }

  private struct PlacedMask {
    var mask: GlyphCache.Mask
    var x: Int
    var y: Int
  }

  private struct PlacedPicture {
    var glyph: ColorGlyphs.Glyph
    var box: PixelRect
  }

  /// Draws a run of a line in a colour.
  func draw(_ ink: InkRun, of line: TextLine, color: TextColor) {
    GlyphCache.trim()
    let left = left(of: line)
    let baseline = baseline(of: line)
    var placed: [PlacedMask] = []
    var pictures: [PlacedPicture] = []
    var box = PixelRect(width: 0, height: 0)
    for run in ink.runs {
      let pixels = run.glyphSize * scale
      guard pixels > 0, pixels < Self.largestText else { continue }
      let size = Int32((pixels * 64).rounded())
      let isColor = run.file.hasColorBitmaps
      if pixels > Self.maximumCachedSize && !isColor {
        fillOutlines(of: run, left: left, baseline: baseline, color: color)
        continue
      }
      let reach = run.file.inkReach * pixels
      for glyph in run.glyphs {
        let x = left + glyph.x * scale
        let y = Double(baseline) - glyph.rise * scale
        // A line may have hundreds of thousands of invisible glyphs.
        guard mayInk(x: x, y: y, reach: reach) else { continue }
        if isColor {
          if let picture = place(glyph.glyph, of: run.file, size: size, x: x, y: y) {
            pictures.append(picture)
          }
          continue
        }
        let quarterX = Self.round(x * 4)
        let quarterY = Self.round(glyph.rise * scale * 4)
        guard
          let mask = GlyphCache.mask(
            file: run.file, glyph: glyph.glyph, size: size, phaseX: quarterX & 3,
            phaseY: quarterY & 3)
        else { continue }
        let minX = (quarterX >> 2) + mask.left
        let minY = baseline - (quarterY >> 2) - mask.top
        let bounds = PixelRect(
          minX: minX, minY: minY, maxX: minX + mask.width, maxY: minY + mask.height)
        guard !bounds.intersection(clip).isEmpty else { continue }
        box = box.union(bounds)
        placed.append(PlacedMask(mask: mask, x: minX, y: minY))
      }
    }
    if !placed.isEmpty { paint(placed, box: box.intersection(clip), color: color) }
    for picture in pictures { paint(picture, alpha: color.alpha) }
  }

  /// Returns whether a glyph at a point that extends up to `reach` may be inside the clip, in
  /// pixels.
  private func mayInk(x: Double, y: Double, reach: Double) -> Bool {
    x + reach >= Double(clip.minX) && x - reach <= Double(clip.maxX)
      && y + reach >= Double(clip.minY) && y - reach <= Double(clip.maxY)
  }

  private func place(
    _ glyph: UInt32, of file: FontFile, size: Int32, x: Double, y: Double
  ) -> PlacedPicture? {
    guard let glyph = ColorGlyphs.glyph(file: file, glyph: glyph, size: size) else { return nil }
    let (minX, minY) = (Self.round(x + glyph.left), Self.round(y - glyph.top))
    let box = PixelRect(
      minX: minX, minY: minY, maxX: minX + glyph.width, maxY: minY + glyph.height)
    guard !box.intersection(clip).isEmpty else { return nil }
    return PlacedPicture(glyph: glyph, box: box)
  }

  /// The maximum size of cached glyphs, in pixels per em; larger ones are drawn as outlines.
  static let maximumCachedSize = 400.0
  /// The maximum text size, in pixels per em; larger text is not drawn, since no image could
  /// contain a glyph.
  static let largestText = 100_000.0

  private func fillOutlines(of run: GlyphRun, left: Double, baseline: Int, color: TextColor) {
    guard let cairo = surface.cairo else { return }
    addOutlines(of: run, left: left, baseline: baseline, to: cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_fill(cairo)
  }

  /// Sets the current path to the outlines of a run's glyphs.
  private func addOutlines(
    of run: GlyphRun, left: Double, baseline: Int, to cairo: OpaquePointer
  ) {
    let size = run.glyphSize * scale
    cairo_new_path(cairo)
    for glyph in run.glyphs {
      GlyphOutlines.add(
        file: run.file, glyph: glyph.glyph, x: left + glyph.x * scale,
        y: Double(baseline) - glyph.rise * scale, scale: size / run.file.unitsPerEm, to: cairo)
    }
  }

  /// Strokes the outlines of a run's glyphs.
  func stroke(
    _ ink: InkRun, _ stroke: TextAttributes.Stroke, of line: TextLine, color: TextColor
  ) {
    guard let cairo = surface.cairo else { return }
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    for run in ink.runs where !run.file.hasColorBitmaps {
      let pixels = run.glyphSize * scale
      guard pixels > 0, pixels < Self.largestText else { continue }
      addOutlines(of: run, left: left(of: line), baseline: baseline(of: line), to: cairo)
      cairo_set_line_width(cairo, stroke.share * pixels)
      cairo_stroke(cairo)
    }
  }

  /// Combines the glyphs' coverage into one mask and fills it with a colour.
  private func paint(_ glyphs: [PlacedMask], box: PixelRect, color: TextColor) {
    let (width, height) = (box.maxX - box.minX, box.maxY - box.minY)
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    guard stride > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stride * height) { pixels in
      guard let base = pixels.baseAddress else { return }
      memset(base, 0, stride * height)
      GlyphCache.bytes.withUnsafeBufferPointer { bytes in
        guard let bytes = bytes.baseAddress else { return }
        for glyph in glyphs {
          Self.add(glyph, from: bytes, to: base, stride: stride, box: box)
        }
      }
      switch surface {
      case .cairo(let cairo):
        Self.mask(pixels, stride: stride, box: box, color: color, on: cairo)
      case .flat(let drawing, let context):
        context.record(
          Coverage(box: box, bytes: base, bytesPerRow: stride), color: color.premultipliedWord,
          in: drawing)
      }
    }
  }

  /// Fills a mask with a colour using Cairo.
  private static func mask(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, stride: Int, box: PixelRect, color: TextColor,
    on cairo: OpaquePointer
  ) {
    guard
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_A8, Int32(box.maxX - box.minX),
        Int32(box.maxY - box.minY), Int32(stride))
    else { return }
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(cairo, surface, Double(box.minX), Double(box.minY))
    // Finishing makes targets that record commands copy the mask.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Adds a glyph's coverage to a mask that covers `box`; where glyphs overlap it saturates.
  private static func add(
    _ glyph: PlacedMask, from bytes: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt8>,
    stride: Int, box: PixelRect
  ) {
    let mask = glyph.mask
    let first = max(glyph.x, box.minX)
    let count = min(glyph.x + mask.width, box.maxX) - first
    let top = max(glyph.y, box.minY)
    let bottom = min(glyph.y + mask.height, box.maxY)
    guard count > 0, top < bottom else { return }
    Coverage.add(
      bytes + mask.start + (top - glyph.y) * mask.width + (first - glyph.x),
      bytesPerRow: mask.width, width: count, height: bottom - top,
      to: pixels + (top - box.minY) * stride + (first - box.minX), bytesPerRow: stride)
  }

  private func paint(_ placed: PlacedPicture, alpha: Double) {
    let (glyph, box) = (placed.glyph, placed.box)
    if case .flat(let drawing, let context) = surface, let pixels = glyph.picture.pixels {
      context.record(
        pixels, pixelsPerRow: glyph.picture.pixelsPerRow, of: glyph.picture, box: box, in: drawing)
    }
    guard let cairo = surface.cairo else { return }
    cairo_save(cairo)
    cairo_rectangle(
      cairo, Double(box.minX), Double(box.minY), Double(glyph.width), Double(glyph.height))
    cairo_clip(cairo)
    cairo_translate(cairo, Double(box.minX), Double(box.minY))
    cairo_scale(cairo, glyph.scale, glyph.scale)
    cairo_set_source_surface(cairo, glyph.picture.surface, 0, 0)
    cairo_pattern_set_filter(
      cairo_get_source(cairo), glyph.scale == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_restore(cairo)
  }

  /// Fills a rectangle relative to the line's left end and baseline (in points, y down), rounded to
  /// whole pixels and at least one pixel high.
  func fill(_ rect: CGRect, of line: TextLine, color: TextColor) {
    guard let cairo = surface.cairo else { return }
    let left = left(of: line)
    let baseline = Double(baseline(of: line))
    let minX = Self.round(left + Double(rect.minX) * scale)
    let maxX = Self.round(left + Double(rect.maxX) * scale)
    let minY = Self.round(baseline + Double(rect.minY) * scale)
    let height = max(1, Self.round(Double(rect.height) * scale))
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_rectangle(
      cairo, Double(minX), Double(minY), Double(maxX - minX), Double(height))
    cairo_fill(cairo)
  }
}
