/// A bitmap in which one layer is composed before it is blended.
@MainActor
struct LayerGroup {
  let bitmap: Bitmap

  /// Where the bitmap's top left pixel lies in the device space of whoever made the group.
  let origin: CGPoint

  let compositor: Compositor

  /// From the maker's device space into the group's.
  var offset: CGVector { CGVector(dx: -origin.x, dy: -origin.y) }

  /// An empty group over whole pixels; nil where nothing is to be seen.
  init?(covering region: CGRect, scale: CGFloat) {
    let region = region.integral
    guard !region.isEmpty, let bitmap = Bitmap(width: Int(region.width), height: Int(region.height))
    else { return nil }
    self.bitmap = bitmap
    origin = region.origin
    compositor = Compositor(
      context: bitmap.makeContext(scale: 1), visible: CGRect(origin: .zero, size: region.size),
      scale: scale)
  }

  /// Keeps of the group what a mask layer covers, in the measure of its alpha.
  func keepOnly(_ mask: CALayer, in toDevice: CGAffineTransform) {
    let region = CGRect(origin: origin, size: compositor.visible.size)
    guard let other = LayerGroup(covering: region, scale: compositor.scale) else { return }
    other.compositor.drawMask(mask, in: toDevice.concatenating(other.translation))
    compositor.context.saveGState()
    compositor.context.setBlendMode(.destinationIn)
    compositor.context.draw(other.bitmap, at: .zero, scale: 1, alpha: 1)
    compositor.context.restoreGState()
  }

  private var translation: CGAffineTransform {
    CGAffineTransform(translationX: offset.dx, y: offset.dy)
  }
}
