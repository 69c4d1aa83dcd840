import CCairo

extension CGContext {
  // MARK: Current path

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills and strokes the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let steps = self.steps
    beginPath()
    switch mode {
    case .fill: fill(steps, rule: .winding)
    case .eoFill: fill(steps, rule: .evenOdd)
    case .stroke: stroke(steps)
    case .fillStroke:
      fill(steps, rule: .winding)
      stroke(steps)
    case .eoFillStroke:
      fill(steps, rule: .evenOdd)
      stroke(steps)
    }
  }

  // MARK: Shapes

  /// Fills a rectangle and clears the current path.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles as one path and clears the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects.map(limited))
    fillPath()
  }

  /// Strokes a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(limited(rect))
    strokePath()
  }

  /// Strokes a rectangle with a line width and clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let previous = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = previous
  }

  /// Fills the ellipse inside `rect` and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse inside `rect` and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes separate lines between pairs of points and clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    var path = PathStorage()
    path.addRect(limited(rect), transform: state.transform)
    let previous = state
    state.blendMode = .clear
    state.alpha = 1
    state.shadow = nil
    state.fillColor = .black
    fill(path, rule: .winding)
    state = previous
  }

  /// Returns a rectangle limited to the range of fixed-point coordinates; null for NaN.
  func limited(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, state.transform.isUsable else { return .null }
    let limit = Self.coordinateLimit
    let plane = CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
      .applying(state.transform.inverted())
    if rect.isInfinite { return plane }
    let rect = rect.standardized
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    guard left <= right, top <= bottom else { return .null }
    if left >= plane.minX, top >= plane.minY, right <= plane.maxX, bottom <= plane.maxY {
      return rect
    }
    return CGRect(enclosing: [
      CGPoint(
        x: min(max(left, plane.minX), plane.maxX), y: min(max(top, plane.minY), plane.maxY)),
      CGPoint(
        x: min(max(right, plane.minX), plane.maxX), y: min(max(bottom, plane.minY), plane.maxY)),
    ])
  }

  // MARK: Primitives

  /// Fills a path in pixels.
  func fill(_ steps: PathStorage, rule: CGPathFillRule) {
    guard !steps.isEmpty, !recordFill(of: steps, rule: rule) else { return }
    guard let emit = steps.isRectilinear ? area(steps, rule: rule) : mask(steps, rule: rule) else {
      return
    }
    composite(Drawing(paint: fillPaint, emit: emit, bounds: steps.controlBounds))
  }

  /// Returns a function that fills a path with Cairo.
  func area(_ steps: PathStorage, rule: CGPathFillRule) -> (OpaquePointer) -> Void {
    let antialias = self.antialias
    return { cairo in
      cairo_identity_matrix(cairo)
      cairo_set_antialias(cairo, antialias)
      cairo_set_fill_rule(cairo, rule.cairo)
      steps.emit(to: cairo)
      cairo_fill(cairo)
    }
  }

  /// Returns a function that draws through a path's coverage; nil if memory is exhausted.
  private func mask(_ steps: PathStorage, rule: CGPathFillRule) -> ((OpaquePointer) -> Void)? {
    CoverageMask(
      of: steps, rule: rule, tolerance: state.tolerance, antialias: antialias,
      within: PixelRect(objectArea)
    )?.draw
  }

  var antialias: cairo_antialias_t {
    allowsAntialiasing && state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
  }

  private var fillPaint: (OpaquePointer) -> Void { paint(for: state.fillColor) }
  var strokePaint: (OpaquePointer) -> Void { paint(for: state.strokeColor) }

  /// Returns a function that sets a colour as Cairo's source.
  private func paint(for color: CGColor) -> (OpaquePointer) -> Void {
    let alpha = state.alpha
    if let pattern = color.pattern {
      let phase = state.patternPhase
      let base = baseTransform
      return { cairo in
        pattern.setSource(on: cairo, base: base, phase: phase, alpha: color.alpha * alpha)
      }
    }
    let rgba = color.rgba.multiplyingAlpha(by: alpha)
    return { cairo in rgba.setSource(on: cairo) }
  }
}

extension Drawing {
  /// Creates a drawing of a shape: `paint` sets the source, and `emit` fills the shape.
  init(
    paint: @escaping (OpaquePointer) -> Void, emit: @escaping (OpaquePointer) -> Void,
    bounds: CGRect
  ) {
    self.init(
      object: { cairo in
        paint(cairo)
        emit(cairo)
      },
      shape: { cairo in
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        emit(cairo)
      },
      source: { cairo in
        paint(cairo)
        cairo_paint(cairo)
      },
      bounds: bounds.isFinite ? bounds : nil)
  }
}

extension RGBA {
  /// Sets the colour as Cairo's source, with premultiplied components rounded to nearest, since
  /// Cairo truncates.
  package func setSource(on cairo: OpaquePointer) {
    let word = premultipliedWord
    let opacity = Double(word >> 24)
    guard opacity > 0 else {
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
      return
    }
    func component(_ shift: UInt32) -> Double { Double(word >> shift & 255) / opacity }
    cairo_set_source_rgba(cairo, component(16), component(8), component(0), opacity / 255)
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

extension PathStorage {
  /// Sets Cairo's path, limited to the range of fixed-point coordinates, in pixels.
  func emit(to cairo: OpaquePointer) {
    func x(_ point: CGPoint) -> Double { point.limited.x }
    func y(_ point: CGPoint) -> Double { point.limited.y }
    cairo_new_path(cairo)
    var last = CGPoint.zero
    forEach { verb, points in
      let first = points.startIndex
      switch verb {
      case .moveToPoint: cairo_move_to(cairo, x(points[first]), y(points[first]))
      case .addLineToPoint: cairo_line_to(cairo, x(points[first]), y(points[first]))
      case .addQuadCurveToPoint:
        let (control, end) = (points[first], points[first + 1])
        let c1 = CGPoint(
          x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
        let c2 = CGPoint(
          x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        cairo_curve_to(cairo, x(c1), y(c1), x(c2), y(c2), x(end), y(end))
      case .addCurveToPoint:
        let (c1, c2, end) = (points[first], points[first + 1], points[first + 2])
        cairo_curve_to(cairo, x(c1), y(c1), x(c2), y(c2), x(end), y(end))
      case .closeSubpath: cairo_close_path(cairo)
      }
      if let end = points.last { last = end }
    }
  }
}
