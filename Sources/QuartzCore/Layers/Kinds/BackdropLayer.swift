/// A layer that shows its blurred background behind its own contents.
///
/// The background is everything painted before, also in enclosing groups. At the picture's edges,
/// the outermost pixels are repeated.
@preconcurrency @MainActor
package final class BackdropLayer: CALayer {
  /// The standard deviation of the blur, in points. Default 0, no background.
  package var blurRadius: CGFloat = 0
  /// The saturation of colours, 1 for unchanged ones. Default 1.
  package var saturation: CGFloat = 1

  package override init() { super.init() }

  package override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? BackdropLayer else { return }
    (blurRadius, saturation) = (other.blurRadius, other.saturation)
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  override var contentsPartCount: Int { super.contentsPartCount + (blurRadius > 0 ? 1 : 0) }

  override func paintContents(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    if blurRadius > 0, list.appliesFilters {
      paintBackdrop(into: &list, shape.square, alpha: alpha)
    }
    super.paintContents(into: &list, shape, alpha: alpha)
  }

  private func paintBackdrop(into list: inout PaintList, _ region: LayerShape, alpha: CGFloat) {
    let box = region.pixelBox
    let paint = BackdropPaint(
      of: list, region: box, sigma: blurRadius * region.lengthScale, saturation: saturation,
      alpha: alpha)
    if region.isAxisAligned, let color = paint.flatColor {
      return list.add(.fill(region, color.copy(alpha: alpha) ?? color), box: box)
    }
    list.add(.custom(paint, .identity, alpha: 1), box: box)
  }
}
