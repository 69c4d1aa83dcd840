/// The shadow of one layer, in device pixels.
///
/// A Gaussian of standard deviation `shadowRadius` that ends at twice the radius, as UIKit's own
/// pictures show.
@MainActor
struct LayerShadow {
  private let radius: CGFloat
  private let offset: CGVector
  private let color: CGColor
  private let path: CGPath?

  init(of layer: CALayer, _ shape: LayerShape) {
    radius = layer.shadowRadius * shape.lengthScale
    offset = CGVector(
      dx: PixelGrid.nearest(
        layer.shadowOffset.width * shape.toDevice.a
          + layer.shadowOffset.height * shape.toDevice.c),
      dy: PixelGrid.nearest(
        layer.shadowOffset.width * shape.toDevice.b
          + layer.shadowOffset.height * shape.toDevice.d))
    let base = layer.shadowColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    color = base.copy(alpha: base.alpha * CGFloat(layer.shadowOpacity)) ?? base
    var toDevice = shape.toDevice
    path = layer.shadowPath?.copy(using: &toDevice)
  }

  /// How far the shadow reaches beyond what casts it.
  private var spread: CGFloat { (2 * radius).rounded(.up) }

  /// Where a shadow of something in a box can be seen.
  func reach(of box: CGRect) -> CGRect {
    box.union(box.insetBy(dx: -spread, dy: -spread).offsetBy(dx: offset.dx, dy: offset.dy))
  }

  /// What has to be known for the shadow to be right in a region.
  func source(for region: CGRect) -> CGRect {
    region.union(region.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -spread, dy: -spread))
  }

  /// Draws the shadow of a composed layer, or of its shadow path.
  func draw(_ group: LayerGroup, in context: CGContext, opacity: CGFloat) {
    guard let caster = path.map({ outline(of: $0, over: group) }) ?? group else { return }
    let blur = GaussianBlur(layerShadowRadius: radius)
    guard let shadow = caster.bitmap.blurredShadow(blur, color: color.rgba) else { return }
    let reach = CGFloat(blur.reach)
    context.draw(
      shadow,
      at: CGPoint(
        x: caster.origin.x - reach + offset.dx, y: caster.origin.y - reach + offset.dy),
      scale: 1, alpha: opacity)
  }

  /// The shadow path, filled, where it lies in the device space of whoever made the group.
  private func outline(of path: CGPath, over group: LayerGroup) -> LayerGroup? {
    let size = CGSize(width: group.bitmap.width, height: group.bitmap.height)
    let region = CGRect(origin: group.origin, size: size).union(path.boundingBoxOfPath)
    guard let outline = LayerGroup(covering: region, scale: group.compositor.scale) else {
      return nil
    }
    let canvas = outline.compositor.context
    canvas.translateBy(x: outline.offset.dx, y: outline.offset.dy)
    canvas.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    canvas.addPath(path)
    canvas.fillPath()
    outline.bitmap.flush()
    return outline
  }
}
