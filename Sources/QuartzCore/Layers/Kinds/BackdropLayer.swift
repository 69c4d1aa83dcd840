/// A layer that shows what lies behind it in the picture, blurred, under its own contents.
///
/// What lies behind is everything that was painted before it, in groups around it too. Nothing is
/// known beyond the picture's edges: there the last pixels go on.
@preconcurrency @MainActor
package final class BackdropLayer: CALayer {
  /// The standard deviation of the blur, in points. Default 0, nothing is shown.
  package var blurRadius: CGFloat = 0
  /// How far colours are from grey, 1 for as they are. Default 1.
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
    if region.isUpright, let color = paint.flatColor {
      return list.add(.fill(region, color.copy(alpha: alpha) ?? color), box: box)
    }
    list.add(.custom(paint, .identity, alpha: 1), box: box)
  }
}
