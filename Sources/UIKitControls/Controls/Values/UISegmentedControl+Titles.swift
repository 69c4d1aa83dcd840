extension UISegmentedControl {
  /// Shows a title, as plain text if no attributes are set: Foundation on Linux leaks memory for
  /// each attributed string.
  func showTitle(_ title: String, _ state: State, on label: UILabel) {
    let look = titleLook(state)
    guard attributes.isEmpty, let font = look[.font] as? UIFont,
      let color = look[.foregroundColor] as? UIColor
    else { return label.show(styled: NSAttributedString(string: title, attributes: look)) }
    label.text = title
    (label.font, label.textColor) = (font, color)
  }

  func titleLook(_ state: State) -> [NSAttributedString.Key: Any] {
    let isSelected = state == .selected
    var look: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.fontSize, weight: isSelected ? .medium : .regular),
      .foregroundColor: state == .disabled ? UIColor.tertiaryLabel : UIColor.label,
    ]
    look.merge(attributes[.normal] ?? [:]) { $1 }
    if state != .normal { look.merge(attributes[state] ?? [:]) { $1 } }
    return look
  }
}
