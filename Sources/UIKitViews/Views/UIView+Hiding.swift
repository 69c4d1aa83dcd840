extension UIView {
  func setHidden(_ hides: Bool) {
    MainThreadChecker.check("UIView", "isHidden")
    guard hides != isHidden else { return }
    constraintState?.isHidingAnimated = false
    if hides, let animation = ImplicitAnimation.current,
      superview?.isVisibleWhileHiding(self) == true
    {
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
    state.isHidingAnimated = true
    state.hideCount += 1
    let hiding = state.hideCount
    layer.clock.schedule(after: delay) { [weak self] in
      guard let self, state.isHidingAnimated, state.hideCount == hiding else { return }
      state.isHidingAnimated = false
      layer.isHidden = true
    }
  }
}
