/// A layer's outline in device pixels.
///
/// An upright rectangle is snapped: each edge goes to the nearest pixel boundary, halves up, so
/// that a pixel belongs to the layer when its centre does. Rotated ones keep their exact edges,
/// antialiased.
@MainActor
struct LayerShape {
  let bounds: CGRect
  let radius: CGFloat
  let corners: CACornerMask
  let curve: CALayerCornerCurve

  /// From the layer's points to pixels.
  let toDevice: CGAffineTransform

  /// The pixels that the layer's bounds cover; the box around them where the layer is rotated.
  let box: CGRect

  init(_ layer: CALayer, _ toDevice: CGAffineTransform) {
    self.init(
      bounds: layer.bounds, radius: layer.cornerRadius, corners: layer.maskedCorners,
      curve: layer.cornerCurve, toDevice: toDevice)
  }

  private init(
    bounds: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve,
    toDevice: CGAffineTransform
  ) {
    self.bounds = bounds
    self.radius = radius
    self.corners = corners
    self.curve = curve
    self.toDevice = toDevice
    let exact = bounds.applying(toDevice)
    box = Self.isUpright(toDevice) ? PixelGrid.snapped(exact) : exact.integral
  }

  /// The same shape without rounded corners.
  var square: LayerShape {
    LayerShape(bounds: bounds, radius: 0, corners: corners, curve: curve, toDevice: toDevice)
  }

  /// The same shape in a device space that is moved by whole pixels.
  func moved(by offset: CGVector) -> LayerShape {
    LayerShape(
      bounds: bounds, radius: radius, corners: corners, curve: curve,
      toDevice: toDevice.concatenating(
        CGAffineTransform(translationX: offset.dx, y: offset.dy)))
  }

  var isUpright: Bool { Self.isUpright(toDevice) }

  /// Whether one point is exactly this many pixels, both ways and unmirrored.
  func scales(by scale: CGFloat) -> Bool {
    abs(toDevice.a - scale) < 1e-9 && abs(toDevice.d - scale) < 1e-9
  }

  /// A rectangle of the layer, upright, in whole pixels.
  func snapped(_ rect: CGRect) -> CGRect { PixelGrid.snapped(rect.applying(toDevice)) }

  // MARK: Drawing

  func fill(_ context: CGContext) {
    if isUpright && radius <= 0 { return context.fill(box) }
    context.addPath(path(insetBy: 0))
    context.fillPath()
  }

  func clip(_ context: CGContext) {
    if isUpright && radius <= 0 { return context.clip(to: box) }
    context.addPath(path(insetBy: 0))
    context.clip()
  }

  /// Strokes a line of a width in points whose outer edge is the shape's.
  func strokeInside(_ context: CGContext, width: CGFloat, color: CGColor) {
    let pixels = width * lengthScale
    if isUpright && radius <= 0 {
      return fillFrame(context, thickness: pixels, color: color)
    }
    context.setStrokeColor(color)
    context.setLineWidth(pixels)
    context.addPath(path(insetBy: width / 2))
    context.strokePath()
  }

  /// The outline in device pixels, drawn in from the edge by a distance in points.
  func path(insetBy inset: CGFloat) -> CGPath {
    let radius = max(0, radius - inset)
    guard isUpright else {
      let outline = CornerPath.path(
        bounds.insetBy(dx: inset, dy: inset), radius: radius, corners: corners, curve: curve)
      var transform = toDevice
      return outline.copy(using: &transform) ?? outline
    }
    let pixels = inset * lengthScale
    return CornerPath.path(
      box.insetBy(dx: pixels, dy: pixels), radius: radius * lengthScale, corners: corners,
      curve: curve)
  }

  /// Pixels per point, averaged over both axes.
  var lengthScale: CGFloat {
    abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot()
  }

  private func fillFrame(_ context: CGContext, thickness: CGFloat, color: CGColor) {
    let outline = CGMutablePath()
    outline.addRect(box)
    let inner = box.insetBy(dx: thickness, dy: thickness)
    if !inner.isNull && !inner.isEmpty { outline.addRect(inner) }
    context.setFillColor(color)
    context.addPath(outline)
    context.fillPath(using: .evenOdd)
  }

  private static func isUpright(_ transform: CGAffineTransform) -> Bool {
    abs(transform.b) < 1e-9 && abs(transform.c) < 1e-9
  }
}
