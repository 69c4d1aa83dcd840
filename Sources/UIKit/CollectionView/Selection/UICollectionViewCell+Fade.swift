/// Where a selection is animated, the selected background fades in and out over what lies behind
/// it.
extension UICollectionViewCell {
  /// In seconds. Apple publishes no figure.
  private static let fadeDuration: CFTimeInterval = 0.3
  private static let fadeKey = "selection"

  /// Selects the cell or not; in a window, animated, its background comes or goes by fading.
  func showSelected(_ selected: Bool, animated: Bool) {
    let background = selectedBackgroundView
    let wasShown = background?.superview === self
    isSelected = selected
    guard animated, window != nil, UIView.areAnimationsEnabled, let background,
      (background.superview === self) != wasShown
    else { return }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = Self.fadeDuration
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    if wasShown {
      fade.toValue = 0
      insert(background)
      backgroundView.map(insert)
      fadingBackground = background
      layer.clock.schedule(after: Self.fadeDuration) { [weak self, weak background] in
        if let self, self.fadingBackground === background { self.endSelectionFade() }
      }
    } else {
      fade.fromValue = 0
    }
    background.layer.add(fade, forKey: Self.fadeKey)
  }

  /// Takes away a background that is on its way out.
  func endSelectionFade() {
    guard let background = fadingBackground else { return }
    fadingBackground = nil
    background.layer.removeAnimation(forKey: Self.fadeKey)
    background.removeFromSuperview()
  }
}
