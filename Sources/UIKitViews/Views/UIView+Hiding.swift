extension UIView {
  func setHidden(_ hides: Bool) {
    OffMainCall.check("UIView", "isHidden")
    guard hides != isHidden else { return }
    constraintState?.isGoingToHide = false
    if hides, let animation = ImplicitAnimation.current, superview?.showsWhileHiding(self) == true {
      hide(after: animation.delay + animation.duration)
    } else {
      layer.isHidden = hides
    }
    superview?.subviewDidChangeVisibility(self)
    // Under the property's Swift name and its Objective-C name.
    notifyObservers(of: "hidden", from: !hides, to: hides)
  }

  /// Hides the layer at the end of an animation, unless the view has been shown again.
  private func hide(after delay: CFTimeInterval) {
    let state = ensuredConstraintState
    state.isGoingToHide = true
    state.hidings += 1
    let hiding = state.hidings
    layer.clock.schedule(after: delay) { [weak self] in
      guard let self, state.isGoingToHide, state.hidings == hiding else { return }
      state.isGoingToHide = false
      layer.isHidden = true
    }
  }
}
