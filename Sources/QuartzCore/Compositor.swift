import WorkMeter

/// Draws a tree of layers into one bitmap.
///
/// It works in device pixels: each layer's transform is carried along as a matrix from the layer's
/// points to pixels, so that upright rectangles can be snapped to whole pixels, which is what Core
/// Animation's pixel-centre rule amounts to, and backing stores are copied rather than resampled.
///
/// A layer that has to be composed before it is blended (opacity, mask, rounded clipping of
/// children, shadow) is drawn into a bitmap of its own, no larger than what of it can be seen.
@MainActor
package struct Compositor {
  let context: CGContext

  /// The pixels that can still be seen, in this compositor's device space.
  let visible: CGRect

  /// The picture's device pixels per point.
  let scale: CGFloat

  /// Lays out, displays and draws a layer and everything inside it; the layer's bounds' origin
  /// comes to lie at the bitmap's top left corner.
  ///
  /// - Parameter scale: device pixels per point.
  /// - Complexity: O(layers + pixels that they cover).
  package static func render(_ root: CALayer, into bitmap: Bitmap, scale: CGFloat) {
    WorkMeter.measure(.layout) { root.layoutIfNeeded() }
    WorkMeter.measure(.compose) { compose(root, into: bitmap, scale: scale) }
  }

  private static func compose(_ root: CALayer, into bitmap: Bitmap, scale: CGFloat) {
    let root = root.drawn(scale: scale)
    let toDevice = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let compositor = Compositor(
      context: bitmap.makeContext(scale: 1),
      visible: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), scale: scale)
    compositor.drawComposed(root, toDevice)
    bitmap.flush()
  }

  /// Draws a layer whose superlayer's points are mapped to pixels by `parent`.
  private func draw(_ layer: CALayer, in parent: CGAffineTransform) {
    let layer = layer.drawn(scale: scale)
    drawComposed(layer, layer.transformToSuperlayer.concatenating(parent))
  }

  /// Draws a mask layer; its superlayer's points are mapped to pixels by `parent`.
  func drawMask(_ layer: CALayer, in parent: CGAffineTransform) { draw(layer, in: parent) }

  /// Draws a layer, alone in a bitmap of its own first where that makes a difference.
  func drawComposed(_ layer: CALayer, _ toDevice: CGAffineTransform) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let shape = LayerShape(layer, toDevice)
    if layer.castsShadow { return drawWithShadow(layer, shape) }
    guard layer.reachesOutside || shape.box.intersects(visible) else { return }
    if layer.needsGroup(scale: scale) {
      guard let group = group(of: layer, shape, within: visible) else { return }
      draw(group, of: layer, shape)
    } else {
      drawParts(of: layer, shape, alpha: CGFloat(layer.opacity))
    }
  }

  // MARK: Parts

  /// Background, contents, sublayers and border, in that order. `alpha` applies to the first two
  /// and is other than 1 only for layers that have nothing else.
  private func drawParts(of layer: CALayer, _ shape: LayerShape, alpha: CGFloat) {
    drawBackground(of: layer, shape, alpha: alpha)
    layer.displayIfNeeded(scale: scale)
    let clips = layer.masksToBounds && (layer.hasContents || !layer.children.isEmpty)
    if clips {
      context.saveGState()
      shape.clip(context)
    }
    drawContents(of: layer, shape, alpha: alpha)
    drawSublayers(of: layer, shape)
    if clips { context.restoreGState() }
    drawBorder(of: layer, shape)
  }

  private func drawBackground(of layer: CALayer, _ shape: LayerShape, alpha: CGFloat) {
    guard let color = layer.backgroundColor, color.alpha > 0, shape.box.intersects(visible) else {
      return
    }
    context.setFillColor(alpha == 1 ? color : color.copy(alpha: color.alpha * alpha) ?? color)
    shape.fill(context)
    countPixels(of: shape.box)
  }

  private func drawSublayers(of layer: CALayer, _ shape: LayerShape) {
    guard !layer.children.isEmpty else { return }
    let inner =
      layer.masksToBounds
      ? Compositor(context: context, visible: visible.intersection(shape.box), scale: scale) : self
    guard !inner.visible.isEmpty else { return }
    for child in layer.drawingOrder { inner.draw(child, in: shape.toDevice) }
  }

  func drawBorder(of layer: CALayer, _ shape: LayerShape) {
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    shape.strokeInside(context, width: layer.borderWidth, color: color)
  }

  // MARK: Groups

  /// A layer's parts in a bitmap that covers what of them lies within a region, masked if it has a
  /// mask.
  private func group(of layer: CALayer, _ shape: LayerShape, within region: CGRect) -> LayerGroup? {
    let reach = region.intersection(
      layer.reachesOutside ? layer.extent(shape.toDevice, scale: scale) : shape.box)
    guard let group = LayerGroup(covering: reach, scale: scale) else { return nil }
    group.compositor.drawGroupParts(of: layer, shape.moved(by: group.offset))
    if let mask = layer.mask { group.keepOnly(mask, in: shape.toDevice) }
    return group
  }

  /// Like `drawParts`, but leaves rounded clipping to whoever draws the group.
  private func drawGroupParts(of layer: CALayer, _ shape: LayerShape) {
    guard layer.masksToBounds else { return drawParts(of: layer, shape, alpha: 1) }
    drawBackground(of: layer, shape.square, alpha: 1)
    layer.displayIfNeeded(scale: scale)
    drawContents(of: layer, shape, alpha: 1)
    drawSublayers(of: layer, shape)
    drawBorder(of: layer, shape)
  }

  private func draw(_ group: LayerGroup, of layer: CALayer, _ shape: LayerShape) {
    context.saveGState()
    if layer.masksToBounds { shape.clip(context) }
    context.draw(group.bitmap, at: group.origin, scale: 1, alpha: CGFloat(layer.opacity))
    countPixels(of: CGRect(origin: group.origin, size: group.compositor.visible.size))
    context.restoreGState()
  }

  /// Counts what of a box of pixels is drawn into the picture.
  func countPixels(of box: CGRect) {
    let part = box.intersection(visible)
    if !part.isEmpty { WorkMeter.count(.pixelsTouched, Int(part.width * part.height)) }
  }

  private func drawWithShadow(_ layer: CALayer, _ shape: LayerShape) {
    let shadow = LayerShadow(of: layer, shape)
    guard layer.reachesOutside || shadow.reach(of: shape.box).intersects(visible) else { return }
    let region = shadow.source(for: visible)
    guard let group = group(of: layer, shape, within: region.integral) else { return }
    shadow.draw(group, in: context, opacity: CGFloat(layer.opacity))
    draw(group, of: layer, shape)
  }
}
