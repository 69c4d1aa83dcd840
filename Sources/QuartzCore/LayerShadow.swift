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
    let blur = GaussianBlur(layerShadowRadius: radius)
    if let path {
      context.drawShadow(of: path, offset: offset, blur: blur, color: color.rgba, alpha: opacity)
    } else {
      context.drawShadow(
        of: group.bitmap,
        at: CGPoint(x: group.origin.x + offset.dx, y: group.origin.y + offset.dy), blur: blur,
        color: color.rgba, alpha: opacity)
    }
  }
}
