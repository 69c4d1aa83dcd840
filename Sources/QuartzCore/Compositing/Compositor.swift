import WorkMeter

/// Draws paint items one by one with Cairo.
///
/// It is the slow reference implementation of `FrameKeeper`, which keeps pixels, tracks backgrounds
/// and draws flat shapes itself. Both use the same list of items, and the keeper draws everything
/// that is not a flat shape with this one: groups, shadows, borders, images. `NaivePainter` in the
/// tests shares no code with either.
@MainActor
package struct Compositor {
  /// The context of the picture's device pixels.
  let context: CGContext
  /// The visible pixels.
  let visible: PixelRect
  private let composed: LastCanvas

  /// Creates a compositor that draws in a context.
  ///
  /// - Parameter composed: The last composed group, to be shared by several compositors.
  init(context: CGContext, visible: PixelRect, composed: LastCanvas = LastCanvas()) {
    self.context = context
    self.visible = visible
    self.composed = composed
  }

  /// Lays out, displays and draws a layer and its descendants; the origin of the layer's bounds is
  /// at the bitmap's top left corner.
  ///
  /// - Parameters:
  ///   - scale: The number of device pixels per point.
  ///   - appliesFilters: Whether layers blur, darken or lighten their background.
  /// - Complexity: O(layers + covered pixels).
  package static func render(
    _ root: CALayer, into bitmap: Bitmap, scale: CGFloat, appliesFilters: Bool = true
  ) {
    WorkMeter.measure(.layout) { root.layoutIfNeeded() }
    WorkMeter.measure(.compose) {
      let items = DisplayPass.items(
        of: root, width: bitmap.width, height: bitmap.height, scale: scale,
        appliesFilters: appliesFilters)
      Compositor(
        context: bitmap.makeContext(scale: 1),
        visible: PixelRect(width: bitmap.width, height: bitmap.height)
      ).draw(items)
      bitmap.flush()
    }
  }

  /// Draws items from back to front.
  func draw(_ items: [PaintItem]) {
    for item in items { draw(item) }
  }

  /// Draws one item over the existing content.
  func draw(_ item: PaintItem) {
    let reach = item.reach.intersection(visible)
    guard !reach.isEmpty else { return }
    let isCut = !item.clip.contains(item.box)
    if isCut {
      context.saveGState()
      context.clip(to: item.clip.intersection(visible).rect)
    }
    draw(item.paint, in: item.box, within: reach)
    if isCut { context.restoreGState() }
    if case .shadow = item.paint { return }
    WorkMeter.count(.pixelsTouched, reach.area)
  }

  private func draw(_ paint: Paint, in box: PixelRect, within reach: PixelRect) {
    switch paint {
    case .fill(let shape, let color):
      draw(outlineOf: color.pattern == nil ? shape : nil, in: box, within: reach) {
        $0.setFillColor(color)
        shape.fill($0)
      }
    case .border(let shape, let width, let color):
      draw(outlineOf: color.pattern == nil ? shape : nil, in: box, within: reach) {
        shape.strokeInnerBorder($0, width: width, color: color)
      }
    case .drawing(let drawing, let alpha):
      guard let bitmap = drawing.bitmap else { return }
      context.draw(bitmap, at: box.rect.origin, scale: 1, alpha: alpha)
    case .pixels(let bitmap, let alpha):
      context.draw(bitmap, at: box.rect.origin, scale: 1, alpha: alpha)
    case .image(let image, let map, let alpha):
      context.draw(image, mappedBy: map, alpha: alpha)
    case .custom(let custom, let toDevice, let alpha):
      context.saveGState()
      context.clip(to: box.rect)
      context.setAlpha(alpha)
      context.concatenate(toDevice)
      custom.draw(in: context)
      context.restoreGState()
    case .shadow(let shadow): draw(shadow, within: reach)
    case .group(let group): draw(group, within: reach)
    }
  }

  // MARK: Groups

  private func draw(_ group: PaintGroup, within reach: PixelRect) {
    context.saveGState()
    group.outline?.clip(context)
    switch group.blending {
    case .direct: Compositor(context: context, visible: reach).draw(group.items)
    case .isolated(let alpha, _, _):
      if let canvas = canvas(of: group, covering: reach) {
        context.draw(canvas.bitmap, at: canvas.origin, scale: 1, alpha: alpha)
      }
    }
    context.restoreGState()
  }

  /// Returns a canvas of a group's items: all of them, or those in a region.
  private func canvas(of group: PaintGroup, covering region: PixelRect) -> Canvas? {
    let region = group.isComposedEntirely ? group.extent : region.intersection(group.extent)
    if let canvas = composed.canvas, composed.group === group, canvas.region == region {
      return canvas
    }
    let canvas = Canvas(of: group, covering: region)
    (composed.canvas, composed.group) = (canvas, group)
    return canvas
  }

  private func draw(_ shadow: ShadowPaint, within reach: PixelRect) {
    let cast = shadow.cast
    let offset = CGVector(dx: CGFloat(cast.x), dy: CGFloat(cast.y))
    switch shadow.silhouette {
    case .rounded(let shape, _):
      RoundedRectangleShadow(of: shape, cast).draw(
        in: context, at: CGPoint(x: shape.box.minX + offset.dx, y: shape.box.minY + offset.dy),
        alpha: shadow.alpha)
    case .path(let path, var toDevice):
      guard let outline = path.copy(using: &toDevice) else { return }
      context.drawShadow(
        of: outline, offset: offset, blur: cast.blur, color: cast.color.rgba, alpha: shadow.alpha)
    case .composed(let group):
      guard let canvas = canvas(of: group, covering: cast.source(for: reach)) else { return }
      context.drawShadow(
        of: canvas.bitmap,
        at: CGPoint(x: canvas.origin.x + offset.dx, y: canvas.origin.y + offset.dy),
        blur: cast.blur, color: cast.color.rgba, alpha: shadow.alpha)
    }
  }
}

/// The last composed group: its shadow and the group need the same pixels.
@MainActor
final class LastCanvas {
  fileprivate var canvas: Canvas?
  fileprivate var group: PaintGroup?
}

extension RoundedRectangleShadow {
  @MainActor
  fileprivate init(of shape: LayerShape, _ cast: ShadowCast) {
    self.init(of: shape.rounded, blur: cast.blur, color: cast.color.rgba)
  }
}
