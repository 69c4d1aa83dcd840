/// A drawing that can be drawn repeatedly. Source: Apple, CGLayer.
public final class CGLayer {
  /// The size in units of the original context.
  public let size: CGSize
  /// The layer's context, with the orientation of the original context.
  public let context: CGContext?

  /// Creates a layer with the initial scale of a context; nil for a size that is not positive or
  /// too large.
  ///
  /// - Parameter auxiliaryInfo: Ignored, as on iOS.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let (width, height) = (size.width * context.scale, size.height * context.scale)
    guard width > 0, height > 0, width <= CGFloat(Bitmap.maximumSide),
      height <= CGFloat(Bitmap.maximumSide),
      let bitmap = Bitmap(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    else { return nil }
    self.size = size
    self.context = CGContext(
      drawingInto: bitmap, scale: context.scale, isFlipped: context.isFlipped)
  }
}

extension CGContext {
  /// Draws a layer with its own size and its origin at a point in user space. Source: Apple,
  /// CGContext.draw(_:at:).
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer scaled to a rectangle in user space, with its origin at the rectangle's. Source:
  /// Apple, CGContext.draw(_:in:).
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let source = layer.context, let image = source.makeImage() else { return }
    let unit = CGSize(
      width: rect.width / (layer.size.width * source.scale),
      height: rect.height / (layer.size.height * source.scale))
    let whole = CGRect(
      x: rect.minX, y: rect.minY, width: CGFloat(image.width) * unit.width,
      height: CGFloat(image.height) * unit.height)
    if source.isFlipped { drawUpright(image, in: whole) } else { draw(image, in: whole) }
  }
}
