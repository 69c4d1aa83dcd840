import CCairo

extension CGContext {
  /// Intersects the clip with the inside of the current path, and clears the path; an empty path
  /// clips everything. Source: Apple, CGContext.clip(using:).
  public func clip(using rule: CGPathFillRule = .winding) {
    let steps = self.steps
    beginPath()
    clip(to: steps, rule: rule)
  }

  /// Intersects the clip with a rectangle and clears the current path.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Intersects the clip with the union of rectangles and clears the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects.map(limited))
    clip()
  }

  /// Intersects the clip with a path in pixels.
  func clip(to steps: PathStorage, rule: CGPathFillRule) {
    if recordClip(to: steps) { return }
    if !steps.isRectilinear, antialias != CAIRO_ANTIALIAS_NONE, mask(by: steps, rule: rule) {
      return
    }
    cairo_identity_matrix(cairo)
    cairo_set_antialias(cairo, antialias)
    cairo_set_fill_rule(cairo, rule.cairo)
    steps.emit(to: cairo)
    cairo_clip(cairo)
    applyTransform()
  }

  /// Adds a path to the clip's mask; returns false if memory is exhausted.
  private func mask(by steps: PathStorage, rule: CGPathFillRule) -> Bool {
    guard
      let coverage = CoverageMask(
        of: steps, rule: rule, tolerance: state.tolerance, antialias: antialias,
        within: PixelRect(clipArea))
    else { return false }
    clip(to: coverage.box)
    state.clipMask = ClipMask(coverage, rule: rule, inside: state.clipMask)
    return true
  }

  private func clip(to box: PixelRect) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
    cairo_clip(cairo)
    applyTransform()
  }

  /// Intersects the clip with an image scaled to `rect`, whose alpha determines the opacity of
  /// drawing.
  ///
  /// The image is oriented as by `draw(_:in:)`. For an opaque image, brightness replaces alpha.
  /// Source: Apple, CGContext.clip(to:mask:).
  public func clip(to rect: CGRect, mask: CGImage) {
    let area = clipArea
    clip(to: rect)
    let previous = state.clipMask
    guard !area.isEmpty, state.transform.isUsable, let layer = Self.makeGroup(covering: area) else {
      return
    }
    let context = CGContext(drawingInto: layer, scale: scale, isFlipped: isFlipped)
    // The group's surface has the target's coordinates, and so the same transform.
    context.pixelTransform = state.transform
    context.interpolationQuality = state.interpolationQuality
    context.draw(mask.isOpaque ? mask.brightnessAsAlpha ?? mask : mask, in: rect)
    state.clipMask = ClipMask(layer, inside: previous)
  }

  /// Removes the clip until the state is restored.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.clipMask = nil
  }

  /// The bounding box of the clip in user space; null if the clip is empty.
  public var boundingBoxOfClipPath: CGRect {
    let area = clipArea
    guard !area.isEmpty, state.transform.isUsable else { return .null }
    return area.applying(state.transform.inverted())
  }
}
