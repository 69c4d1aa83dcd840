extension NavigationBarDrawing {
  /// The font of the title.
  var titleFont: UIFont {
    appearance?.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
  }

  /// The colour of the title.
  var titleColor: UIColor {
    appearance?.titleTextAttributes[.foregroundColor] as? UIColor ?? (isBlack ? .white : .black)
  }

  /// The font of the large title.
  var largeTitleFont: UIFont {
    appearance?.largeTitleTextAttributes[.font] as? UIFont ?? LargeTitle.font(under: traits)
  }

  /// The colour of the large title.
  var largeTitleColor: UIColor {
    appearance?.largeTitleTextAttributes[.foregroundColor] as? UIColor
      ?? (isBlack ? .white : .black)
  }

  /// Returns the attributes of a button's title in its state, without those that its appearance
  /// leaves unset.
  func textAttributes(of button: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
    let own = button.resolvedTitleAttributes(
      in: !button.isEnabled ? .disabled : pressed === button ? .highlighted : .normal)
    guard let appearance else { return own }
    let buttons =
      button === back
      ? appearance.backButtonAppearance
      : isDone(button) ? appearance.doneButtonAppearance : appearance.buttonAppearance
    let normal = buttons.normal.titleTextAttributes
    let state =
      !button.isEnabled
      ? buttons.disabled : pressed === button ? buttons.highlighted : buttons.normal
    return normal.merging(state.titleTextAttributes) { $1 }.merging(own) { $1 }
  }

  /// Returns the offset of a button's title, in points: its own, its class's proxy's, or that of
  /// the bar's appearance.
  func titleAdjustment(of button: UIBarButtonItem) -> UIOffset {
    if let own = button === back ? button.backTitleAdjustment : button.titleAdjustment {
      return own
    }
    guard let appearance else { return .zero }
    let buttons =
      button === back
      ? appearance.backButtonAppearance
      : isDone(button) ? appearance.doneButtonAppearance : appearance.buttonAppearance
    let state = !button.isEnabled ? buttons.disabled : buttons.normal
    return state.titlePositionAdjustment
  }

  private func isDone(_ button: UIBarButtonItem) -> Bool {
    button.style == .done || button.systemItem == .done || button.systemItem == .save
  }

  /// Returns the font of a button's title.
  func font(of button: UIBarButtonItem) -> UIFont {
    textAttributes(of: button)[.font] as? UIFont
      ?? (button === back ? .systemFont(ofSize: 17) : button.font)
  }
}
