extension UIView {
  /// Changes a view in a closure and fades from its old picture to the new one, where the options
  /// say `.transitionCrossDissolve`; without it the change shows at once. Flips and curls are
  /// absent.
  ///
  /// Source: Apple, UIView.transition(with:duration:options:animations:completion:).
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let fades = options.dissolves && areAnimationsEnabled && duration > 0
    let old = fades ? view.oldPicture() : nil
    performWithoutAnimation { animations?() }
    guard let old else {
      return animate(withDuration: 0, animations: {}, completion: completion)
    }
    view.layer.addSublayer(old)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = duration
    fade.curve = options.curve
    let waiting = AnimationCompletion { [weak old] finished in
      old?.removeFromSuperlayer()
      completion?(finished)
    }
    CATransaction.begin()
    CATransaction.setCompletion(waiting)
    old.opacity = 0
    old.add(fade, forKey: "opacity")
    CATransaction.commit()
  }

  /// A layer with the view's picture as it stands, to lie over the view.
  private func oldPicture() -> CALayer? {
    let scale = UIScreen.main.scale
    guard let bitmap = snapshotBitmap(scale: scale) else { return nil }
    let picture = CALayer()
    picture.contents = CGImage(sharing: bitmap)
    picture.contentsScale = scale
    picture.frame = bounds
    picture.zPosition = .greatestFiniteMagnitude
    return picture
  }
}
