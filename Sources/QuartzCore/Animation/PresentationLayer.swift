/// What is drawn in an animated layer's stead: its look in the middle of its animations, over its
/// own sublayers and pixels.
@MainActor
final class PresentationLayer: CALayer {
  private let original: CALayer

  init(of layer: CALayer, scale: CGFloat) {
    original = layer
    layer.displayIfNeeded(scale: scale)
    super.init(layer: layer)
    children = layer.children
    shareDrawing(of: layer)
    layer.animations?.apply(to: self)
  }

  required init?(coder: NSCoder) { nil }

  override var mask: CALayer? {
    get { original.mask }
    set { original.mask = newValue }
  }
}

extension CALayer {
  /// What is drawn of the layer: itself, unless it is animated.
  @inline(__always)
  func drawn(scale: CGFloat) -> CALayer {
    animations == nil ? self : PresentationLayer(of: self, scale: scale)
  }

  /// The place in the order of siblings that is drawn.
  @inline(__always)
  var drawnZPosition: CGFloat {
    guard let animations, animations.entries.contains(where: { $0.key.hasPrefix("zPosition") })
    else { return zPosition }
    return presentation()?.zPosition ?? zPosition
  }
}
