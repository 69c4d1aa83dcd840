import CoreGraphics
import VectorImages

extension VectorDrawing {
  /// Draws the picture stretched to `rect` of a context with its origin at the top.
  ///
  /// - Returns: Whether all of it is drawn; false if that exceeds a ``PaintBudget``.
  @discardableResult
  func draw(in rect: CGRect, of context: CGContext) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return true }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / width, y: rect.height / height)
    let budget = PaintBudget()
    VectorPainter(context: context, size: CGSize(width: width, height: height), budget: budget)
      .draw(items)
    context.restoreGState()
    return !budget.isSpent
  }
}

/// Draws a drawing's items in the drawing's coordinates.
private struct VectorPainter {
  let context: CGContext
  let size: CGSize
  let budget: PaintBudget

  func draw(_ items: [VectorItem]) {
    for item in items where !budget.isSpent {
      context.saveGState()
      switch item {
      case .shape(let shape): draw(shape)
      case .group(let group): draw(group)
      }
      context.restoreGState()
    }
  }

  // MARK: Groups

  private func draw(_ group: VectorGroup) {
    for clip in group.clips {
      spend(clip.path, seenBy: .identity)
      guard !budget.isSpent else { return }
      context.beginPath()
      context.addPath(clip.path.cgPath())
      context.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
    if let mask = group.mask {
      guard let image = image(of: mask) else { return }
      // An opaque mask hides nothing by its alpha; a context would clip to its brightness.
      if mask.kind == .luminance || !image.isOpaque { clip(to: image) }
    }
    guard !group.isPlain else {
      draw(group.items)
      return
    }
    // The layer's pixels are cleared, painted and composited.
    budget.spend(pixels: 2 * allPixels)
    guard !budget.isSpent else { return }
    context.setAlpha(group.opacity)
    context.setBlendMode(CGBlendMode(group.blend))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw(group.items)
    context.endTransparencyLayer()
  }

  private func clip(to mask: CGImage) {
    // Without flipping the context, an image's top would be towards larger y.
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.clip(to: CGRect(origin: .zero, size: size), mask: mask)
    context.scaleBy(x: 1, y: -1)
    context.translateBy(x: 0, y: -size.height)
  }

  /// Returns the mask at the context's resolution; opaque for luminance masks.
  private func image(of mask: VectorMask) -> CGImage? {
    let map = context.ctm
    let scale = max(
      (map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot())
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard pixels.width.isFinite, pixels.height.isFinite, pixels.width >= 1, pixels.height >= 1,
      max(pixels.width, pixels.height) <= CGFloat(Bitmap.maximumSide),
      let bitmap = Bitmap(width: Int(pixels.width), height: Int(pixels.height))
    else { return nil }
    budget.spend(pixels: 3 * Double(bitmap.width) * Double(bitmap.height))
    let inner = CGContext(drawingInto: bitmap, scale: 1, isFlipped: true)
    if mask.kind == .luminance {
      inner.setFillColor(.black)
      inner.fill(CGRect(origin: .zero, size: pixels))
    }
    inner.scaleBy(x: pixels.width / size.width, y: pixels.height / size.height)
    VectorPainter(context: inner, size: size, budget: budget).draw(mask.items)
    return CGImage(sharing: bitmap)
  }

  // MARK: Work

  /// The number of the drawing's pixels in the context.
  private var allPixels: Double {
    let map = context.ctm
    return abs(map.a * map.d - map.b * map.c) * size.width * size.height
  }

  /// Counts a path's steps and the pixels of its bounding box, up to those of the drawing.
  private func spend(_ path: VectorPath, seenBy transform: VectorTransform) {
    let map = context.ctm
    let scale = abs(map.a * map.d - map.b * map.c)
    let grown = abs(transform.a * transform.d - transform.b * transform.c)
    let area = path.bounds.map { $0.width * $0.height * grown * scale } ?? 0
    budget.spend(pixels: area.isFinite ? min(area, allPixels) : allPixels)
    budget.spend(pixels: Double(path.steps.count) * 100)
  }

  // MARK: Shapes

  private func draw(_ shape: VectorShape) {
    spend(shape.path, seenBy: shape.transform)
    guard !budget.isSpent else { return }
    context.concatenate(CGAffineTransform(shape.transform))
    let path = shape.path.cgPath()
    if let fill = shape.fill {
      draw(fill, in: path, shape.isEvenOdd ? .evenOdd : .winding)
    }
    if let stroke = shape.stroke {
      context.setLineWidth(stroke.width)
      context.setLineCap(stroke.cap.coreGraphics)
      context.setLineJoin(stroke.join.coreGraphics)
      context.setMiterLimit(stroke.miterLimit)
      context.setLineDash(phase: stroke.dashPhase, lengths: stroke.dashes.map { CGFloat($0) })
      draw(stroke.paint, along: path)
    }
  }

  private func draw(_ paint: VectorPaint, in path: CGPath, _ rule: CGPathFillRule) {
    context.beginPath()
    context.addPath(path)
    switch paint {
    case .color(let color):
      context.setFillColor(CGColor(color))
      context.fillPath(using: rule)
    case .gradient(let gradient):
      context.saveGState()
      context.clip(using: rule)
      draw(gradient)
      context.restoreGState()
    }
  }

  private func draw(_ paint: VectorPaint, along path: CGPath) {
    context.beginPath()
    context.addPath(path)
    switch paint {
    case .color(let color):
      context.setStrokeColor(CGColor(color))
      context.strokePath()
    case .gradient(let gradient):
      context.saveGState()
      context.replacePathWithStrokedPath()
      context.clip()
      draw(gradient)
      context.restoreGState()
    }
  }

  private func draw(_ gradient: VectorGradient) {
    context.concatenate(CGAffineTransform(gradient.transform))
    let colors = gradient.stops.map { CGColor($0.color.faded(by: gradient.opacity)) }
    let stopLocations = gradient.stops.map { CGFloat($0.offset) }
    guard let ramp = CGGradient(colorsSpace: nil, colors: colors, locations: stopLocations) else {
      return
    }
    var options: CGGradientDrawingOptions = []
    if gradient.extendsBefore { options.insert(.drawsBeforeStartLocation) }
    if gradient.extendsAfter { options.insert(.drawsAfterEndLocation) }
    switch gradient.kind {
    case .linear(let from, let to):
      context.drawLinearGradient(
        ramp, start: CGPoint(from), end: CGPoint(to), options: options)
    case .radial(let from, let startRadius, let to, let endRadius):
      context.drawRadialGradient(
        ramp, startCenter: CGPoint(from), startRadius: startRadius, endCenter: CGPoint(to),
        endRadius: endRadius, options: options)
    }
  }
}

// MARK: Names of CoreGraphics

extension VectorPath {
  func cgPath() -> CGPath {
    let path = CGMutablePath()
    for step in steps {
      switch step {
      case .move(let point): path.move(to: CGPoint(point))
      case .line(let point): path.addLine(to: CGPoint(point))
      case .curve(let first, let second, let end):
        path.addCurve(
          to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension CGPoint {
  fileprivate init(_ point: VectorPoint) { self.init(x: point.x, y: point.y) }
}

extension CGAffineTransform {
  init(_ map: VectorTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}

extension CGColor {
  fileprivate convenience init(_ color: VectorColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension VectorStroke.Cap {
  fileprivate var coreGraphics: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension VectorStroke.Join {
  fileprivate var coreGraphics: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension CGBlendMode {
  fileprivate init(_ blend: VectorBlend) {
    switch blend {
    case .normal: self = .normal
    case .multiply: self = .multiply
    case .screen: self = .screen
    case .overlay: self = .overlay
    case .darken: self = .darken
    case .lighten: self = .lighten
    case .colorDodge: self = .colorDodge
    case .colorBurn: self = .colorBurn
    case .hardLight: self = .hardLight
    case .softLight: self = .softLight
    case .difference: self = .difference
    case .exclusion: self = .exclusion
    case .hue: self = .hue
    case .saturation: self = .saturation
    case .color: self = .color
    case .luminosity: self = .luminosity
    }
  }
}
