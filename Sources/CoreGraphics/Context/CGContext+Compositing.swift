import CCairo

/// A drawing operation. The closures draw in pixels or set their own matrix; they draw over the
/// background and apply alpha, but not blend mode and shadow.
struct Drawing {
  /// Draws the object: the colours inside the shape.
  var object: (OpaquePointer) -> Void
  /// Draws the opaque shape; nil if the object covers the whole clip.
  var shape: ((OpaquePointer) -> Void)?
  /// Draws the colours without the shape; nil to use the object.
  var source: ((OpaquePointer) -> Void)?
  /// The bounds of the object in pixels; nil if unknown.
  var bounds: CGRect?
}

extension CGContext {
  /// The maximum coordinate that is safe in Cairo's fixed-point numbers.
  static let coordinateLimit: CGFloat = 1_000_000

  /// The clip of the target, in whole pixels.
  var clipArea: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    applyTransform()
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).integral
  }

  /// The area in which objects are drawn: the clip, and the area whose shadow falls into it.
  var objectArea: CGRect {
    let area = clipArea
    guard let shadow = state.shadow, !area.isEmpty else { return area }
    let reach = CGFloat(shadow.blur.reach)
    let source = area.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    return area.union(source).integral
  }

  /// Returns a transparent bitmap for an area, with a surface in the target's pixel coordinates.
  static func makeGroup(covering area: CGRect) -> Bitmap? {
    guard area.isFinite, !area.isNull else { return nil }
    let width = min(max(area.width, 1), CGFloat(Bitmap.maximumSide))
    let height = min(max(area.height, 1), CGFloat(Bitmap.maximumSide))
    guard let group = Bitmap(width: Int(width), height: Int(height)) else { return nil }
    cairo_surface_set_device_offset(group.surface, -area.minX, -area.minY)
    return group
  }

  /// Draws with Cairo, applying the context's blend mode, shadow and clip.
  ///
  /// `draw` may be called repeatedly and with other Cairo contexts than `cairo`, with the current
  /// transform and Cairo's operator OVER; it multiplies its colours by `globalAlpha`.
  package func paint(_ draw: @escaping (OpaquePointer) -> Void) {
    composite(Drawing(object: draw, shape: draw))
  }

  /// The value set by `setAlpha(_:)`.
  package var globalAlpha: CGFloat { state.alpha }

  func composite(_ drawing: Drawing) {
    guard state.transform.isUsable, cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return }
    defer { exportPixels() }
    // With alpha, Cairo's SOURCE retains a part of the background.
    let fades = state.blendMode == .copy && state.alpha < 1
    if state.shadow == nil, !isMasked(drawing.bounds), !fades,
      state.blendMode.isBoundedInCairo || drawing.shape == nil,
      let directOperator = state.blendMode.cairoOperator
    {
      cairo_set_operator(cairo, directOperator)
      drawing.object(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      applyTransform()
      return
    }
    compositeInGroup(drawing)
    applyTransform()
  }

  /// Returns whether the clip's mask can change an object.
  private func isMasked(_ bounds: CGRect?) -> Bool {
    guard let mask = state.clipMask else { return false }
    guard let bounds, !bounds.isNull else { return true }
    return !mask.isFull(in: bounds)
  }

  /// Draws the object into a separate bitmap, then the shadow and the object into the target.
  private func compositeInGroup(_ drawing: Drawing) {
    let area = clipArea
    guard !area.isEmpty else { return }
    var visible = objectArea
    if let bounds = drawing.bounds {
      visible = visible.intersection(bounds.insetBy(dx: -1, dy: -1).integral)
    }
    guard !visible.isNull || !state.blendMode.ignoresClearSource else { return }
    guard let group = render(drawing.object, covering: visible.isNull ? .zero : visible) else {
      return
    }
    if let shadow = state.shadow, let cast = self.cast(shadow, of: group) {
      put(cast, using: .normal)
    }
    if state.blendMode.isBoundedInCairo, state.blendMode.ignoresClearSource {
      put(group, using: state.blendMode)
      return
    }
    let source = drawing.source.map { render($0, covering: area) } ?? group
    guard let source, let result = Self.makeGroup(covering: area) else { return }
    copyTarget(to: result)
    blend(source, onto: result)
    guard let shape = render(drawing.shape ?? { cairo_paint($0) }, covering: area) else { return }
    if let mask = state.clipMask { Self.multiply(shape.surface, by: mask) }
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, result.surface, 0, 0)
    cairo_mask_surface(cairo, shape.surface, 0, 0)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private func render(_ draw: (OpaquePointer) -> Void, covering area: CGRect) -> Bitmap? {
    guard let group = Self.makeGroup(covering: area), let cairo = cairo_create(group.surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    cairo_set_tolerance(cairo, 0.05)
    var matrix = state.transform.cairo
    cairo_set_matrix(cairo, &matrix)
    draw(cairo)
    return group
  }

  private func put(_ group: Bitmap, using mode: CGBlendMode) {
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, mode.cairoOperator ?? CAIRO_OPERATOR_OVER)
    cairo_set_source_surface(cairo, group.surface, 0, 0)
    if let mask = state.clipMask {
      cairo_mask_surface(cairo, mask.surface, 0, 0)
    } else {
      cairo_paint(cairo)
    }
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private func copyTarget(to bitmap: Bitmap) {
    guard let copy = cairo_create(bitmap.surface) else { return }
    defer { cairo_destroy(copy) }
    cairo_set_operator(copy, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(copy, target.surface, 0, 0)
    cairo_paint(copy)
  }

  private func blend(_ source: Bitmap, onto bitmap: Bitmap) {
    if let directOperator = state.blendMode.cairoOperator {
      guard let onto = cairo_create(bitmap.surface) else { return }
      defer { cairo_destroy(onto) }
      cairo_set_operator(onto, directOperator)
      cairo_set_source_surface(onto, source.surface, 0, 0)
      cairo_paint(onto)
    } else if let aligned = Self.makeGroup(covering: clipArea) {
      Self.draw(source, into: aligned)
      Self.plusDarker(aligned, onto: bitmap)
    }
  }

  private static func draw(_ source: Bitmap, into bitmap: Bitmap) {
    guard let cairo = cairo_create(bitmap.surface) else { return }
    defer { cairo_destroy(cairo) }
    cairo_set_source_surface(cairo, source.surface, 0, 0)
    cairo_paint(cairo)
  }

  /// Multiplies the pixels of a surface by a mask.
  static func multiply(_ surface: OpaquePointer, by mask: ClipMask) {
    guard let cairo = cairo_create(surface) else { return }
    defer { cairo_destroy(cairo) }
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(cairo, mask.surface, 0, 0)
    cairo_paint(cairo)
  }

  /// R = max(0, 1 − ((1 − D) + (1 − S))) for premultiplied bytes: the result's alpha is the limited
  /// sum of alphas, and each colour component is less than that by the sum of what source and
  /// destination components are less than their alphas. Both bitmaps have the same bounds. Source:
  /// Apple, CGBlendMode.plusDarker.
  private static func plusDarker(_ source: Bitmap, onto background: Bitmap) {
    source.flush()
    background.flush()
    for row in 0..<min(source.height, background.height) {
      let from = (source.pixels + row * source.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let to = (background.pixels + row * background.bytesPerRow).assumingMemoryBound(
        to: UInt8.self)
      for column in 0..<min(source.width, background.width) {
        let pixel = 4 * column
        let (sourceAlpha, backgroundAlpha) = (Int(from[pixel + 3]), Int(to[pixel + 3]))
        let alpha = min(255, sourceAlpha + backgroundAlpha)
        for channel in pixel..<pixel + 3 {
          let missing = sourceAlpha - Int(from[channel]) + backgroundAlpha - Int(to[channel])
          to[channel] = UInt8(max(0, alpha - missing))
        }
        to[pixel + 3] = UInt8(alpha)
      }
    }
    background.markDirty()
  }
}
