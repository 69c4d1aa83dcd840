import CCairo

extension CGContext {
  /// Draws an image scaled to `rect`, with its bottom row at `rect.minY` in user space: upright if
  /// y points upwards, and upside down in UIKit's contexts, as on iOS.
  ///
  /// Fills a mask image (`isMask`) with the fill colour. Source: Apple,
  /// CGContext.draw(_:in:byTiling:).
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let map = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    draw(image, map: map, tiled: byTiling ? .infinite : nil, alpha: state.alpha)
  }

  /// Draws an image scaled to `rect`, with its top row at `rect.minY`.
  package func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat = 1) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let map = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    draw(image, map: map, tiled: nil, alpha: state.alpha * alpha)
  }

  /// Draws an image with a transform from its pixels to user space.
  package func draw(_ image: CGImage, mappedBy map: CGAffineTransform, alpha: CGFloat = 1) {
    draw(image, map: map, tiled: nil, alpha: state.alpha * alpha)
  }

  /// Draws a bitmap with its top-left corner at `origin` and `scale` pixels per point.
  ///
  /// Pixels that match the target's are copied without filtering.
  package func draw(_ bitmap: Bitmap, at origin: CGPoint, scale: CGFloat, alpha: CGFloat) {
    guard scale.isNormal, scale > 0 else { return }
    draw(
      CGImage(ofLayers: bitmap),
      map: CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: origin.x, ty: origin.y),
      tiled: nil, alpha: state.alpha * alpha)
  }

  /// Fills `rect` with copies of an image scaled to `tile`, with its top row at `tile.minY`.
  package func drawTiled(_ image: CGImage, tile: CGRect, in rect: CGRect) {
    guard tile.isFinite, rect.isFinite, tile.width > 0, tile.height > 0 else { return }
    let map = CGAffineTransform(
      a: tile.width / CGFloat(image.width), b: 0, c: 0, d: tile.height / CGFloat(image.height),
      tx: tile.minX, ty: tile.minY)
    draw(image, map: map, tiled: rect, alpha: state.alpha)
  }

  private func draw(_ image: CGImage, map: CGAffineTransform, tiled area: CGRect?, alpha: CGFloat) {
    let toPixels = map.concatenating(state.transform).snappedToPixels()
    guard toPixels.isUsable else { return }
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    var outline = PathStorage()
    if let area {
      outline.addRect(limited(area), transform: state.transform)
    } else {
      outline.addRect(bounds, transform: toPixels)
    }
    guard let surface = ImageSurface(image) else { return }
    let filter = self.filter(for: image, toPixels: toPixels)
    let reduction =
      filter == CAIRO_FILTER_GOOD && area == nil && !image.isOfLayers
      ? ImageReduction(of: image, toPixels: toPixels) : nil
    let antialias = self.antialias
    let opacity = Double(RGBA.clamped(alpha))
    let tint = image.isMask ? state.fillColor.rgba.multiplyingAlpha(by: alpha) : nil

    let paint: (OpaquePointer) -> Void = { cairo in
      cairo_identity_matrix(cairo)
      let part = reduction?.shownPart(in: cairo)
      let pattern =
        part.map { $0.surface.makePattern(toPixels: $0.toPixels, filter: CAIRO_FILTER_NEAREST) }
        ?? surface.makePattern(toPixels: toPixels, filter: filter, tiled: area != nil)
      guard let pattern else { return }
      defer { cairo_pattern_destroy(pattern) }
      // A finished surface draws nothing.
      withExtendedLifetime(part) {
        if let tint {
          tint.setSource(on: cairo)
          cairo_mask(cairo, pattern)
        } else {
          cairo_set_source(cairo, pattern)
          cairo_paint_with_alpha(cairo, opacity)
        }
      }
    }
    let clipped: (OpaquePointer, (OpaquePointer) -> Void) -> Void = { cairo, body in
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      cairo_set_antialias(cairo, antialias)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      outline.emit(to: cairo)
      cairo_clip(cairo)
      body(cairo)
      cairo_restore(cairo)
    }
    composite(
      Drawing(
        object: { clipped($0, paint) },
        shape: { cairo in
          clipped(cairo) { cairo in
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            cairo_paint(cairo)
          }
        },
        source: paint, bounds: outline.controlBounds))
  }

  private func filter(for image: CGImage, toPixels: CGAffineTransform) -> cairo_filter_t {
    if toPixels.isPixelAligned || !image.shouldInterpolate { return CAIRO_FILTER_NEAREST }
    switch state.interpolationQuality {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .default, .medium: return CAIRO_FILTER_GOOD
    case .high: return CAIRO_FILTER_BEST
    }
  }
}

/// A Cairo surface of an image's pixels; retains the image's bitmap.
struct ImageSurface {
  private let owner: Owner

  private final class Owner {
    let bitmap: Bitmap
    let surface: OpaquePointer

    init?(_ bitmap: Bitmap, view: CGImage?) {
      self.bitmap = bitmap
      guard let view else {
        surface = cairo_surface_reference(bitmap.surface)
        return
      }
      let start = bitmap.pixels + view.originY * bitmap.bytesPerRow + 4 * view.originX
      guard
        let surface = cairo_image_surface_create_for_data(
          start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(view.width),
          Int32(view.height), Int32(bitmap.bytesPerRow))
      else { return nil }
      self.surface = surface
    }

    deinit {
      cairo_surface_destroy(surface)
    }
  }

  /// Creates a surface of the image's size without copying pixels.
  init?(_ image: CGImage) {
    let bitmap = image.bitmap
    let isWhole =
      image.originX == 0 && image.originY == 0 && image.width == bitmap.width
      && image.height == bitmap.height
    guard let owner = Owner(bitmap, view: isWhole ? nil : image) else { return nil }
    self.owner = owner
  }

  func makePattern(
    toPixels: CGAffineTransform, filter: cairo_filter_t, tiled: Bool = false
  ) -> OpaquePointer? {
    guard let pattern = cairo_pattern_create_for_surface(owner.surface) else { return nil }
    var matrix = toPixels.samplingMatrix.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, filter)
    // Extends the edge pixels, since the background would otherwise show through the outermost
    // pixels of a scaled image. The outline is clipped anyway.
    cairo_pattern_set_extend(pattern, tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    return pattern
  }
}

extension CGAffineTransform {
  /// The transform from the target's pixels to the image's, such that an image scaled at a whole
  /// pixel results in the same pixels everywhere.
  ///
  /// Cairo's rasteriser uses steps of 1/65536. Other scales are rounded, and the error grows with
  /// the distance from the target's origin until a pixel changes, so that scrolled cells would
  /// differ. Multiples of 1/32768 have no error anywhere, even at half pixels, and deviate by at
  /// most a sixtieth of a pixel over a thousand pixels.
  var samplingMatrix: CGAffineTransform {
    let inverse = inverted()
    let origin = CGPoint(x: tx.rounded(), y: ty.rounded())
    guard preservesRectangles, abs(tx - origin.x) < 1e-6, abs(ty - origin.y) < 1e-6 else {
      return inverse
    }
    func stepped(_ value: CGFloat) -> CGFloat { (value * 32768).rounded() / 32768 }
    let (a, b) = (stepped(inverse.a), stepped(inverse.b))
    let (c, d) = (stepped(inverse.c), stepped(inverse.d))
    guard a * d - b * c != 0 else { return inverse }
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: -(a * origin.x + c * origin.y),
      ty: -(b * origin.x + d * origin.y))
  }

  /// Whether pixels are mapped to whole pixels.
  var isPixelAligned: Bool {
    abs(a) + abs(b) == 1 && abs(c) + abs(d) == 1 && preservesRectangles && tx == tx.rounded()
      && ty == ty.rounded()
  }

  /// Returns the transform without rounding errors if it maps pixels to whole pixels.
  func snappedToPixels() -> CGAffineTransform {
    func snapped(_ value: CGFloat, _ tolerance: CGFloat) -> CGFloat {
      abs(value - value.rounded()) < tolerance ? value.rounded() : value
    }
    let exact = CGAffineTransform(
      a: snapped(a, 1e-7), b: snapped(b, 1e-7), c: snapped(c, 1e-7), d: snapped(d, 1e-7),
      tx: snapped(tx, 1e-4), ty: snapped(ty, 1e-4))
    return exact.isPixelAligned ? exact : self
  }
}

// Unsupported: CGContext: smaller images of JPEG files · drawn · They are made of means of 2 × 2, 4
//   × 4 or 8 × 8 pixels. Pictures of iOS show 4 × 4 only, for an eighth and a fifth. · uncertain ·
//   test: ImageReductionTests
// Unsupported: CGContext: how far off · drawn · A JPEG of 800 × 500 pixels fits into, fills and is
//   stretched over 100 × 100. Of all pixels 0, 0.02 and 0.02 % differ by more than 16 levels of
//   255. · uncertain
// Unsupported: CGContext: smaller images between pixels · drawn · Their pixels are interpolated by
//   eighths. A picture of iOS shows two to six eighths, and edges that cover a quarter of a pixel.
//   · uncertain · test: ReducedSideTests
// Unsupported: CGContext: high quality · drawn · With interpolationQuality high, an image drawn
//   smaller is averaged over twice each pixel's width and height. The middle counts most. ·
//   uncertain · test: ImageReductionTests
