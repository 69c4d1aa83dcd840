/// A bar button item on a tool bar.
@MainActor
final class BarItemButton: UIButton {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(.system, frame: .zero)
    titleLabel?.font = item.font
    if !item.word.isEmpty { setTitle(item.word, for: .normal) }
    setImage(item.picture ?? item.systemItem.flatMap(Self.sign), for: .normal)
    isEnabled = item.isEnabled
    tintColor = item.tintColor
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
