/// Where a selection is animated, the selected background fades in and out over what lies behind
/// it.
extension ListCell {
  /// In seconds. Apple publishes no figure.
  private var fadeDuration: CFTimeInterval { 0.3 }
  private var fadeKey: String { "selection" }

  /// Selects the cell or not; in a window, animated, its background comes or goes by fading.
  func showSelected(_ selected: Bool, animated: Bool) {
    if animated, UIView.areAnimationsEnabled {
      cellParts.requestedFade = ImplicitAnimation(
        duration: fadeDuration, curve: .bezier(CAMediaTimingFunction(name: .easeInEaseOut)))
    }
    isSelected = selected
    cellParts.requestedFade = nil
  }

  /// Puts the selected background where it belongs; inside an animation it comes or goes by fading.
  func showSelectedBackground() {
    let (background, animation) = (shownSelectedBackground, cellParts.requestedFade ?? .current)
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

  /// Takes away a background that is on its way out.
  func endSelectionFade() {
    guard let background = cellParts.fadingBackground else { return }
    cellParts.fadingBackground = nil
    background.layer.removeAnimation(forKey: fadeKey)
    background.removeFromSuperview()
  }
}
