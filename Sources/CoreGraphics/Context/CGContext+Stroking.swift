import CCairo

// Strokes equally in all versions of Cairo. Versions 1.16 and 1.18 differ in
// cairo-path-stroke-polygon.c: the curvature from which a curve's segments are joined like corners
// is in user space units before, and in pixels since; and corners with a round join lower than the
// tolerance are joined round or mitred before, and bevelled since. Therefore the pen has a size in
// pixels here, and such corners are always bevelled.

extension CGContext {
  /// Strokes a path in pixels.
  func stroke(_ steps: PathStorage) {
    guard !steps.isEmpty, state.lineWidth > 0, state.transform.isUsable else { return }
    // Mitres and square caps extend beyond half the width.
    let reach = state.lineWidth / 2 * max(2, state.lineJoin == .miter ? state.miterLimit : 1)
    let pen = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
      .applying(state.transform)
    let bounds = steps.controlBounds.insetBy(dx: -pen.width / 2, dy: -pen.height / 2)
    composite(Drawing(paint: strokePaint, emit: line(along: steps), bounds: bounds))
  }

  /// Returns a function that strokes a path with Cairo.
  private func line(along steps: PathStorage) -> (OpaquePointer) -> Void {
    var steps = steps
    let antialias = self.antialias
    var pen = Pen(state)
    if pen.join == .round, pen.dashes.isEmpty {
      let corners = steps.corners(gentlerThan: pen.cosineOfGentlest)
      if corners.gentle > 0 {
        pen.join = .bevel
        if !corners.sharp.isEmpty, pen.cap == .round {
          steps.addDots(at: corners.sharp)
        } else if !corners.sharp.isEmpty {
          return area(strokedSteps(along: steps), rule: .winding)
        }
      }
    }
    return { cairo in
      cairo_identity_matrix(cairo)
      cairo_set_antialias(cairo, antialias)
      steps.emit(to: cairo)
      pen.apply(to: cairo)
      cairo_stroke(cairo)
    }
  }
}

/// A context's line style with lengths in pixels, and the remaining transform.
private struct Pen {
  var matrix: CGAffineTransform
  var width: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat
  var dashes: [Double]
  var dashPhase: CGFloat

  init(_ state: GraphicsState) {
    let transform = state.transform
    let length = CGVector(dx: transform.a, dy: transform.b).length
    let scale = length > 0 ? length : 1
    matrix = CGAffineTransform(
      a: transform.a / scale, b: transform.b / scale, c: transform.c / scale,
      d: transform.d / scale, tx: transform.tx, ty: transform.ty)
    width = state.lineWidth * scale
    (cap, join, miterLimit) = (state.lineCap, state.lineJoin, state.miterLimit)
    dashes = state.dashLengths.map { Double($0 * scale) }
    dashPhase = state.dashPhase * scale
  }

  /// The cosine of the angle above which a round join is higher than the tolerance.
  ///
  /// Source: Cairo 1.18, cairo-path-stroke-polygon.c.
  var cosineOfGentlest: CGFloat {
    let half = width / 2
    guard half > CGContext.tolerance else { return -1 }
    let cosine = 1 - CGContext.tolerance / half
    return 2 * cosine * cosine - 1
  }

  func apply(to cairo: OpaquePointer) {
    var matrix = matrix.cairo
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, Double(width))
    cairo_set_miter_limit(cairo, Double(miterLimit))
    cairo_set_line_cap(cairo, cap.cairo)
    cairo_set_line_join(cairo, join.cairo)
    cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(dashPhase))
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

// Unsupported: CGContext.strokePath() · drawn · Cairo strokes curves. In a picture of iOS, two
//   pixels of a border's corner differ by 33 levels of 255, others by 9. · test:
//   DrawingPictureTests
