import CCairo

extension CGContext {
  /// Limits drawing to the inside of the current path, and forgets the path; an empty path leaves
  /// nothing to draw in. Source: Apple, CGContext.clip(using:).
  public func clip(using rule: CGPathFillRule = .winding) {
    let steps = self.steps
    beginPath()
    clip(to: steps, rule: rule)
  }

  /// Limits drawing to a rectangle; the current path is forgotten.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Limits drawing to rectangles taken as one shape; the current path is forgotten.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects.map(limited))
    clip()
  }

  /// Limits drawing to a path given in pixels.
  func clip(to steps: PathStorage, rule: CGPathFillRule) {
    if recordClip(to: steps) { return }
    cairo_identity_matrix(cairo)
    cairo_set_antialias(cairo, antialias)
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    steps.emit(to: cairo)
    cairo_clip(cairo)
    applyTransform()
  }

  /// Limits drawing by an image stretched over `rect`: nothing is drawn outside the rectangle, and
  /// inside it as much as the image lets through, by its opacity.
  ///
  /// The image lies as `draw(_:in:)` would draw it. An opaque image without alpha counts by its
  /// brightness, dark stopping the paint. Source: Apple, CGContext.clip(to:mask:).
  public func clip(to rect: CGRect, mask: CGImage) {
    let area = clipArea
    clip(to: rect)
    let previous = state.clipMask
    guard !area.isEmpty, state.transform.isUsable, let layer = Self.makeGroup(covering: area) else {
      return
    }
    let context = CGContext(drawingInto: layer, scale: scale, isFlipped: isFlipped)
    // The group's surface takes the target's coordinates, so the transform is the same.
    context.pixelTransform = state.transform
    context.interpolationQuality = state.interpolationQuality
    context.draw(mask.isOpaque ? mask.brightnessAsAlpha ?? mask : mask, in: rect)
    if let previous { Self.multiply(layer, by: previous) }
    state.clipMask = layer
  }

  /// Returns to drawing everywhere, until the state is restored.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.clipMask = nil
  }

  /// The smallest rectangle around the clip, in user space; null when nothing can be drawn.
  public var boundingBoxOfClipPath: CGRect {
    let area = clipArea
    guard !area.isEmpty, state.transform.isUsable else { return .null }
    return area.applying(state.transform.inverted())
  }
}
