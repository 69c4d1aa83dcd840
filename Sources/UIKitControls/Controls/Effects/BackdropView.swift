/// A view that shows a blurred copy of the content behind it.
@MainActor
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// Sets the blur: a radius in points, 0 for none, and a saturation, 1 for unchanged colours.
  func show(radius: CGFloat, saturation: CGFloat) {
    guard let layer = layer as? BackdropLayer else { return }
    (layer.blurRadius, layer.saturation) = (radius, saturation)
  }
}
