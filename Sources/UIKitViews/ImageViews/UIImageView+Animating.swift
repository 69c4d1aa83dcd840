/// Image sequences along the virtual clock: a picture shows the image at its time, and a picture
/// that waits for animations does not wait for endless ones.
extension UIImageView {
  private static let animationKey = "UIImageView.contents"

  /// Shows the images of ``animationImages`` in sequence.
  public func startAnimating() {
    let pictures = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let pictures, !pictures.isEmpty else { return }
    let length =
      animationDuration > 0 ? animationDuration : Double(pictures.count) / 30
    show(pictures, in: length, times: animationRepeatCount)
  }

  /// Shows ``image`` again.
  public func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

  /// Whether a sequence is being shown.
  public var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// Shows the sequence of an animated image.
  func showAnimatedImage(insteadOf old: UIImage?) {
    if old?.images != nil { stopAnimating() }
    guard let image, let pictures = image.images else { return }
    show(pictures, in: image.duration, times: 0)
  }

  private func show(_ pictures: [UIImage], in duration: TimeInterval, times: Int) {
    let frames = CAKeyframeAnimation(keyPath: "contents")
    frames.values = pictures.compactMap(still)
    frames.calculationMode = .discrete
    frames.duration = duration
    frames.repeatCount = times > 0 ? Float(times) : .infinity
    if layer.contents == nil { layer.contentsScale = pictures[0].scale }
    layer.add(frames, forKey: Self.animationKey)
  }

  /// Returns an image as it is shown alone: the variant for the view's traits, and a template in
  /// the tint colour.
  private func still(of picture: UIImage) -> CGImage? {
    let shown = picture.variant(for: traitCollection)
    guard shown.isTemplate else { return shown.upright }
    return shown.withTintColor(tintColor, renderingMode: .alwaysOriginal).upright
  }
}
