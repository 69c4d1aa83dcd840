extension UIView {
  /// Changes a view in a closure, with a transition from its old picture to the new one:
  /// `.transitionCrossDissolve` fades, the four flips turn the view over; without such an option
  /// the change is immediate. Curls are unsupported: they log a warning, and the change is
  /// immediate.
  ///
  /// Source: Apple, UIView.transition(with:duration:options:animations:completion:).
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let kind = options.transition
    if kind == .curl {
      warn("UIView.transition: page curls are not drawn; the change is not animated")
    }
    let isSeen = kind != .none && kind != .curl && areAnimationsEnabled && duration > 0
    let old = isSeen ? view.snapshotOfOldContents() : nil
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

  /// Replaces a view by another one, with a transition of their superview.
  ///
  /// With `.showHideTransitionViews` the first view is hidden and the second shown; otherwise the
  /// first is removed and the second added.
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

  /// Returns a layer with a picture of the view's current state, to be placed over the view.
  private func snapshotOfOldContents() -> CALayer? {
    let scale = UIScreen.main.scale
    guard let bitmap = snapshotBitmap(scale: scale) else { return nil }
    let picture = CALayer()
    picture.contents = CGImage(ofLayers: bitmap)
    picture.contentsScale = scale
    picture.frame = bounds
    picture.zPosition = .greatestFiniteMagnitude
    return picture
  }
}

// Unsupported: UIView.transition: page curls · absent · They are shown at once, which is logged. ·
//   test: UIViewAnimationTests
// Unsupported: UIView.transition: flips · drawn · Their perspective is that of an eye at 1,000
//   points. · uncertain · test: UIViewAnimationTests
