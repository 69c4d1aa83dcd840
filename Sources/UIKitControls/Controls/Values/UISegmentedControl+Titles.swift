extension UISegmentedControl {
  /// Shows a title, as plain text if no attributes are set: Foundation on Linux leaks memory for
  /// each attributed string.
  func showTitle(_ title: String, _ state: State, on label: UILabel) {
    let resolved = resolvedTitleAttributes(state)
    guard attributes.isEmpty, let font = resolved[.font] as? UIFont,
      let color = resolved[.foregroundColor] as? UIColor
    else { return label.show(styled: NSAttributedString(string: title, attributes: resolved)) }
    label.text = title
    (label.font, label.textColor) = (font, color)
  }

  func resolvedTitleAttributes(_ state: State) -> [NSAttributedString.Key: Any] {
    let isSelected = state == .selected
    var resolved: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.fontSize, weight: isSelected ? .medium : .regular),
      .foregroundColor: state == .disabled ? UIColor.tertiaryLabel : UIColor.label,
    ]
    resolved.merge(attributes[.normal] ?? [:]) { $1 }
    if state != .normal { resolved.merge(attributes[state] ?? [:]) { $1 } }
    return resolved
  }
}
