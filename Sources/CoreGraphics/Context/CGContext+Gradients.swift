import CCairo

extension CGContext {
  /// Fills the clip with a gradient from `start` to `end` in user space.
  ///
  /// Does not draw beyond the ends unless `options` specify so. Source: Apple,
  /// CGContext.drawLinearGradient(_:start:end:options:).
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard isInReach(start), isInReach(end), start != end else { return }
    let pattern: OpaquePointer = cairo_pattern_create_linear(
      Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    draw(gradient, pattern, options)
  }

  /// Fills the clip with a gradient from one circle to another in user space.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard isInReach(startCenter), isInReach(endCenter),
      isInReach(CGPoint(x: startRadius, y: endRadius)), startRadius >= 0, endRadius >= 0,
      startRadius != endRadius || startCenter != endCenter
    else { return }
    let pattern: OpaquePointer = cairo_pattern_create_radial(
      Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
      Double(endCenter.y), Double(endRadius))
    draw(gradient, pattern, options)
  }

  /// Whether a point is in the range of Cairo's arithmetic.
  private func isInReach(_ point: CGPoint) -> Bool {
    abs(point.x) < 1e9 && abs(point.y) < 1e9
  }

  /// Draws with a gradient pattern and destroys it.
  private func draw(
    _ gradient: CGGradient, _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions
  ) {
    defer { cairo_pattern_destroy(pattern) }
    gradient.addStops(to: pattern, options: options)
    // Extends the outermost stops, which are transparent on sides without extension.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let alpha = Double(state.alpha)
    let transform = state.transform
    let paint: (OpaquePointer) -> Void = { cairo in
      var matrix = transform.cairo
      cairo_set_matrix(cairo, &matrix)
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, alpha)
    }
    composite(Drawing(object: paint))
  }
}

extension CGGradient {
  /// Adds the stops to a Cairo pattern, with transparent ones on sides without extension.
  fileprivate func addStops(to pattern: OpaquePointer, options: CGGradientDrawingOptions) {
    func add(_ location: CGFloat, _ color: RGBA, _ alpha: CGFloat) {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
        Double(alpha))
    }
    guard let first = stops.first, let last = stops.last else { return }
    if !options.contains(.drawsBeforeStartLocation) {
      add(0, first.color, 0)
      add(0, first.color, first.color.alpha)
    }
    for stop in stops { add(stop.location, stop.color, stop.color.alpha) }
    if !options.contains(.drawsAfterEndLocation) {
      add(1, last.color, last.color.alpha)
      add(1, last.color, 0)
    }
  }
}
