extension NavigationBarDrawing {
  /// The title's font.
  var titleFont: UIFont {
    look?.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
  }

  /// The title's colour.
  var titleColor: UIColor {
    look?.titleTextAttributes[.foregroundColor] as? UIColor ?? (isBlack ? .white : .black)
  }

  /// The large title's font.
  var largeTitleFont: UIFont {
    look?.largeTitleTextAttributes[.font] as? UIFont ?? LargeTitle.font(under: traits)
  }

  /// The large title's colour.
  var largeTitleColor: UIColor {
    look?.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? (isBlack ? .white : .black)
  }

  /// How a button's text looks in its state; what its appearance does not say is missing.
  func textAttributes(of button: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
    let own = button.titleLook(
      in: !button.isEnabled ? .disabled : pressed === button ? .highlighted : .normal)
    guard let look else { return own }
    let isDone = button.style == .done || button.systemItem == .done || button.systemItem == .save
    let buttons =
      button === back
      ? look.backButtonAppearance : isDone ? look.doneButtonAppearance : look.buttonAppearance
    let normal = buttons.normal.titleTextAttributes
    let state =
      !button.isEnabled
      ? buttons.disabled : pressed === button ? buttons.highlighted : buttons.normal
    return normal.merging(state.titleTextAttributes) { $1 }.merging(own) { $1 }
  }

  /// The font of a button's text.
  func font(of button: UIBarButtonItem) -> UIFont {
    textAttributes(of: button)[.font] as? UIFont
      ?? (button === back ? .systemFont(ofSize: 17) : button.font)
  }
}
