/// The button of a toolbar's item.
@MainActor
final class BarItemButton: UIButton {
  let item: UIBarButtonItem

  /// Creates the button of an item.
  ///
  /// - Parameter look: the appearance of the toolbar; nil for the system's.
  init(_ item: UIBarButtonItem, _ appearance: UIToolbarAppearance? = nil) {
    self.item = item
    super.init(frame: .zero)
    become(.system)
    let buttons =
      item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    let attributes = (buttons?.normal.titleTextAttributes ?? [:])
      .merging(item.resolvedTitleAttributes(in: item.isEnabled ? .normal : .disabled)) { $1 }
    if let color = attributes[.foregroundColor] as? UIColor { setTitleColor(color, for: .normal) }
    if !item.word.isEmpty {
      setTitle(item.word, for: .normal)
      titleLabel?.font = attributes[.font] as? UIFont ?? item.font
    }
    setImage(item.picture ?? item.systemItem.flatMap(Self.sign), for: .normal)
    isEnabled = item.isEnabled
    tintColor = item.effectiveTintColor
    if let action = item.primaryAction { addAction(action, for: .primaryActionTriggered) }
  }

  required init?(coder: NSCoder) { nil }

  private static func sign(of item: UIBarButtonItem.SystemItem) -> UIImage? {
    switch item {
    case .add: ControlSymbol.addItem.image
    case .close: ControlSymbol.close.image
    default: nil
    }
  }
}
