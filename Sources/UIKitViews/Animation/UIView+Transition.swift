extension UIView {
  /// Changes a view in a closure and goes from its old picture to the new one, as the options say:
  /// `.transitionCrossDissolve` fades, the four flips turn the view over; without any the change
  /// shows at once. Curls are not drawn: they are said on standard error and show at once.
  ///
  /// Source: Apple, UIView.transition(with:duration:options:animations:completion:).
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let kind = options.transition
    if kind == .curl {
      warn("UIView.transition: page curls are not drawn; the change shows at once")
    }
    let isSeen = kind != .none && kind != .curl && areAnimationsEnabled && duration > 0
    let old = isSeen ? view.oldPicture() : nil
    performWithoutAnimation { animations?() }
    guard let old else {
      return animate(withDuration: 0, animations: {}, completion: completion)
    }
    view.layer.addSublayer(old)
    let waiting = AnimationCompletion { [weak old] finished in
      old?.removeFromSuperlayer()
      completion?(finished)
    }
    CATransaction.begin()
    CATransaction.setCompletion(waiting)
    old.opacity = 0
    if let flip = FlipTurn(kind) {
      old.add(flip.covering(duration: duration, curve: options.curve), forKey: "opacity")
      view.layer.add(flip.turning(duration: duration, curve: options.curve), forKey: "transform")
    } else {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (1, 0)
      (fade.duration, fade.curve) = (duration, options.curve)
      old.add(fade, forKey: "opacity")
    }
    CATransaction.commit()
  }

  /// Puts a view in the place of another one, with a transition of what they lie in.
  ///
  /// With `.showHideTransitionViews` the first is hidden and the second shown; without, the first
  /// is taken out and the second put in.
  ///
  /// Source: Apple, UIView.transition(from:to:duration:options:completion:).
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      return animate(withDuration: 0, animations: {}, completion: completion)
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
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

// Unsupported: UIView.transition: page curls · absent · They are shown at once, which is logged.
// Unsupported: UIView.transition: flips · drawn · They are seen from 1,000 points. · uncertain ·
//   test: UIViewAnimationTests
