/// The fade of the selected background when a selection is animated.
extension ListCell {
  /// The duration, in seconds. Apple publishes no value.
  private var fadeDuration: CFTimeInterval { 0.3 }
  private var fadeKey: String { "selection" }

  /// Selects or deselects the cell; if animated in a window, the selected background fades.
  func showSelected(_ selected: Bool, animated: Bool) {
    if animated, UIView.areAnimationsEnabled {
      cellParts.requestedFade = ImplicitAnimation(
        duration: fadeDuration, curve: .bezier(CAMediaTimingFunction(name: .easeInEaseOut)))
    }
    isSelected = selected
    cellParts.requestedFade = nil
  }

  /// Adds or removes the selected background; inside an animation it fades.
  func showSelectedBackground() {
    let (background, animation) = (visibleSelectedBackground, cellParts.requestedFade ?? .current)
    let wasShown = background?.superview === self
    ImplicitAnimation.with(nil) {
      arrangeBackgrounds()
      guard let animation, window != nil, let background,
        (background.superview === self) != wasShown
      else { return }
      fade(background, leaves: wasShown, animation)
    }
  }

  private func fade(_ background: UIView, leaves: Bool, _ animation: ImplicitAnimation) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = animation.duration
    fade.curve = animation.curve
    fade.fillMode = .both
    if animation.delay > 0 { fade.beginTime = layer.clock.now + animation.delay }
    if leaves {
      fade.toValue = 0
      insert(background)
      backgroundView.map(insert)
      cellParts.fadingBackground = background
      layer.clock.schedule(after: animation.delay + animation.duration) {
        [weak self, weak background] in
        if let self, self.cellParts.fadingBackground === background { self.endSelectionFade() }
      }
    } else {
      fade.fromValue = 0
    }
    background.layer.add(fade, forKey: fadeKey)
  }

  /// Removes a background that fades out.
  func endSelectionFade() {
    guard let background = cellParts.fadingBackground else { return }
    cellParts.fadingBackground = nil
    background.layer.removeAnimation(forKey: fadeKey)
    background.removeFromSuperview()
  }
}
