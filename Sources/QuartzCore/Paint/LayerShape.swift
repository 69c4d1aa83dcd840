/// A layer's outline in device pixels.
///
/// An upright rectangle is snapped: each edge is rounded to the nearest pixel boundary, halves up,
/// so that a pixel belongs to the layer if its centre does. Rotated ones keep their exact edges,
/// antialiased.
@MainActor
struct LayerShape {
  let bounds: CGRect
  let radius: CGFloat
  /// The rounded corners in the layer's coordinates; a mirrored layer has others in the picture.
  private let corners: CACornerMask
  let curve: CALayerCornerCurve

  /// The transform from the layer's points to pixels.
  let toDevice: CGAffineTransform

  /// The pixels of the layer's bounds; the bounding box if the layer is rotated.
  let box: CGRect

  init(_ layer: CALayer, _ toDevice: CGAffineTransform) {
    self.init(
      bounds: layer.bounds, radius: layer.cornerRadius, corners: layer.maskedCorners,
      curve: layer.cornerCurve, toDevice: toDevice)
  }

  /// Creates a shape of bounds and a radius in points.
  init(
    bounds: CGRect, radius: CGFloat, corners: CACornerMask = .all,
    curve: CALayerCornerCurve =
      .circular, toDevice: CGAffineTransform
  ) {
    self.bounds = bounds
    self.radius = radius
    self.corners = corners
    self.curve = curve
    self.toDevice = toDevice
    let exact = bounds.applying(toDevice)
    box = toDevice.isAxisAligned ? PixelGrid.snapped(exact) : exact.integral
  }

  /// The shape without rounded corners.
  var square: LayerShape {
    LayerShape(bounds: bounds, radius: 0, corners: corners, curve: curve, toDevice: toDevice)
  }

  /// The pixels that drawing the shape may change.
  var pixelBox: PixelRect { PixelRect(box) }

  var isAxisAligned: Bool { toDevice.isAxisAligned }

  /// Whether the shape consists of whole pixels.
  var isPixelBox: Bool { isAxisAligned && radius <= 0 }

  /// Returns whether the shape has the pixels of another one moved by whole pixels.
  func isLike(_ other: LayerShape, movedBy x: Int, _ y: Int) -> Bool {
    guard radius == other.radius, curve == other.curve else { return false }
    guard isAxisAligned && other.isAxisAligned else {
      return bounds == other.bounds && corners == other.corners
        && toDevice.isEqual(to: other.toDevice, movedBy: x, y)
    }
    return pixelBox == other.pixelBox.offset(x: x, y: y) && lengthScale == other.lengthScale
      && deviceCorners == other.deviceCorners
  }

  /// The rounded corners in the picture, for an upright layer.
  private var deviceCorners: CACornerMask {
    var result = corners
    if toDevice.a < 0 { result = result.mirrored(.layerMinXMinYCorner, .layerMinXMaxYCorner, 1) }
    if toDevice.d < 0 { result = result.mirrored(.layerMinXMinYCorner, .layerMaxXMinYCorner, 2) }
    return result
  }

  /// The rectangle of whole pixels of an upright layer's outline, with its corners.
  var rounded: RoundedRectangle {
    RoundedRectangle(
      width: pixelBox.width, height: pixelBox.height, cornerRadius: radius * lengthScale,
      corners: deviceCorners.rectangleCorners, isContinuous: curve == .continuous)
  }

  /// Returns whether one point is exactly this many pixels in both directions, unmirrored.
  func scales(by scale: CGFloat) -> Bool {
    abs(toDevice.a - scale) < 1e-9 && abs(toDevice.d - scale) < 1e-9
  }

  /// Returns a rectangle of the upright layer in whole pixels.
  func snapped(_ rect: CGRect) -> CGRect { PixelGrid.snapped(rect.applying(toDevice)) }

  // MARK: Drawing

  func fill(_ context: CGContext) {
    if isPixelBox { return context.fill(box) }
    context.addPath(path(insetBy: 0))
    context.fillPath()
  }

  func clip(_ context: CGContext) {
    if isPixelBox { return context.clip(to: box) }
    context.addPath(path(insetBy: 0))
    context.clip()
  }

  /// Strokes a line of a width in points inside the shape's edge.
  func strokeInnerBorder(_ context: CGContext, width: CGFloat, color: CGColor) {
    let pixels = width * lengthScale
    if isPixelBox {
      return fillFrame(context, thickness: pixels, color: color)
    }
    context.setStrokeColor(color)
    context.setLineWidth(pixels)
    context.addPath(path(insetBy: width / 2))
    context.strokePath()
  }

  /// Returns the outline in device pixels, inset by a distance in points.
  func path(insetBy inset: CGFloat) -> CGPath {
    let radius = max(0, radius - inset)
    guard isAxisAligned else {
      let outline = CornerPath.path(
        bounds.insetBy(dx: inset, dy: inset), radius: radius, corners: corners, curve: curve)
      var transform = toDevice
      return outline.copy(using: &transform) ?? outline
    }
    let pixels = inset * lengthScale
    return CornerPath.path(
      box.insetBy(dx: pixels, dy: pixels), radius: radius * lengthScale, corners: deviceCorners,
      curve: curve)
  }

  /// The number of pixels per point, averaged over both axes.
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
}

extension CACornerMask {
  /// Returns the mask with two corners and those whose bits are a number of places higher swapped.
  fileprivate func mirrored(
    _ first: CACornerMask, _ second: CACornerMask, _ places: UInt
  ) -> CACornerMask {
    let low = first.rawValue | second.rawValue
    return CACornerMask(
      rawValue: (rawValue & low) << places | (rawValue >> places) & low)
  }
}
