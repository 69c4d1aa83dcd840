extension UIView {
  /// Hides or shows the view; an arranged subview of a stack that is hidden in an animation stays
  /// visible until its end.
  func setHidden(_ hides: Bool) {
    MainThreadChecker.check("UIView", "isHidden")
    guard hides != isHidden else { return }
    constraintState?.isHidingAnimated = false
    let host = superview?.subviewHost
    if hides, let animation = ImplicitAnimation.current, host?.isVisibleWhileHiding(self) == true {
      hide(after: animation.delay + animation.duration)
    } else {
      layer.isHidden = hides
    }
    host?.subviewDidChangeVisibility(self)
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
