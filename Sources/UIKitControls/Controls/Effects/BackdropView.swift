/// Shows what lies behind it, blurred.
@MainActor
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// The radius in points, 0 for nothing; a saturation of 1 keeps colours as they are.
  func show(radius: CGFloat, saturation: CGFloat) {
    guard let layer = layer as? BackdropLayer else { return }
    (layer.blurRadius, layer.saturation) = (radius, saturation)
  }
}
