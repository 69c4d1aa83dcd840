/// Images that an image view shows one after another: a layer for each, of which one is seen at a
/// time.
@MainActor
final class ImageSequence: CAAnimationDelegate {
  private static let key = "images"
  private let layers: [CALayer]
  private unowned let view: UIImageView

  /// Begins.
  ///
  /// - Parameters:
  ///   - duration: of all images, in seconds.
  ///   - count: how often all are shown; 0 for no end.
  init(_ images: [UIImage], duration: TimeInterval, count: Int, in view: UIImageView) {
    self.view = view
    layers = images.map { image in
      let layer = CALayer()
      let shown =
        image.isShownAsTemplate
        ? image.withTintColor(view.tintColor, renderingMode: .alwaysOriginal) : image
      layer.contents = shown.upright
      layer.contentsScale = shown.scale
      return layer
    }
    for (index, layer) in layers.enumerated() {
      view.layer.addSublayer(layer)
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.calculationMode = .discrete
      animation.values = layers.indices.map { $0 == index ? 1.0 : 0 }
      animation.duration = duration
      animation.repeatCount = count == 0 ? .infinity : Float(count)
      if index == 0 { animation.delegate = self }
      layer.add(animation, forKey: Self.key)
    }
    layOut()
  }

  /// Places the images as the view's content mode does.
  func layOut() {
    for layer in layers {
      layer.frame = view.bounds
      layer.contentsGravity = view.layer.contentsGravity
    }
  }

  /// Takes the images away.
  func end() {
    for layer in layers {
      layer.removeAllAnimations()
      layer.removeFromSuperlayer()
    }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { view.stopAnimating() }
  }
}
