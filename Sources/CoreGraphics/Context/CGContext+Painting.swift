import CCairo

extension CGContext {
  // MARK: Current path

  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws a line along the current path and forgets it.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills and strokes the current path and forgets it.
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

  /// Fills a rectangle; the current path is forgotten.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles as one shape; the current path is forgotten.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects.map(limited))
    fillPath()
  }

  /// Draws the outline of a rectangle; the current path is forgotten.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(limited(rect))
    strokePath()
  }

  /// Draws the outline of a rectangle with another line width; the current path is forgotten.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let previous = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = previous
  }

  /// Fills the ellipse inside `rect`; the current path is forgotten.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the outline of the ellipse inside `rect`; the current path is forgotten.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws separate lines between pairs of points; the current path is forgotten.
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

  /// `CGRect.infinite` and its like, cut to what fixed-point coordinates can hold; null for what is
  /// not a number.
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

  /// Fills a path given in pixels.
  func fill(_ steps: PathStorage, rule: CGPathFillRule) {
    guard !steps.isEmpty, !recordFill(of: steps, rule: rule) else { return }
    let antialias = self.antialias
    let emit: (OpaquePointer) -> Void = { cairo in
      cairo_identity_matrix(cairo)
      cairo_set_antialias(cairo, antialias)
      cairo_set_fill_rule(
        cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      steps.emit(to: cairo)
      cairo_fill(cairo)
    }
    composite(Drawing(paint: fillPaint, emit: emit, bounds: steps.controlBounds))
  }

  var antialias: cairo_antialias_t {
    allowsAntialiasing && state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
  }

  private var fillPaint: (OpaquePointer) -> Void { paint(for: state.fillColor) }
  var strokePaint: (OpaquePointer) -> Void { paint(for: state.strokeColor) }

  /// What makes a colour Cairo's source.
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
  /// A shape in one paint: `paint` sets the source, `emit` fills the shape with it.
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
  /// Makes the colour Cairo's source, rounded to the nearest premultiplied bytes: Cairo itself
  /// would cut fractions off.
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

extension PathStorage {
  /// Makes this Cairo's path, coordinates in pixels kept to what fixed-point numbers can hold.
  func emit(to cairo: OpaquePointer) {
    func x(_ point: CGPoint) -> Double { Self.limited(point.x) }
    func y(_ point: CGPoint) -> Double { Self.limited(point.y) }
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

  private static func limited(_ value: CGFloat) -> Double {
    Double(min(max(value, -CGContext.coordinateLimit), CGContext.coordinateLimit))
  }
}
