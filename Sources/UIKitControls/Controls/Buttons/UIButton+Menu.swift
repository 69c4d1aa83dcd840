extension UIButton {
  /// Whether the button is a pop-up button, which shows the selected element of its menu.
  var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Whether a touch opens the menu.
  var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil && window != nil }

  /// Opens the menu on touch down. Source: Apple, UIControl.showsMenuAsPrimaryAction.
  func openMenu(with event: UIEvent?) {
    guard let menu, let window else { return }
    send(.menuActionTriggered, with: event)
    ControlMenu.open(menu, of: self, in: window) { [weak self] in self?.didSelect($0) }
  }

  /// Enables the context menu interaction if there is a menu. Source: Apple, UIButton.menu.
  func showMenuInteraction() {
    isContextMenuInteractionEnabled = menu != nil
    menuDidChange()
  }

  /// Shows the selected element of a pop-up button's menu; without one, selects the first action.
  func showSelectedElement() {
    guard isPopUp, let menu else { return }
    if menu.selectedElements.isEmpty {
      let first = menu.actions.first { !$0.attributes.contains(.disabled) }
      first?.state = .on
    }
    guard let chosen = menu.selectedElements.first else { return }
    if configuration == nil {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    } else {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    }
  }

  /// Called after an action of the menu has been selected.
  func didSelect(_ action: UIAction) {
    if isPopUp {
      for other in menu?.actions ?? [] { other.state = other === action ? .on : .off }
      showSelectedElement()
    }
    action.performWithSender(self, target: nil)
  }
}

extension UIMenu {
  /// The actions of the menu and of its inline submenus.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.actions : []
      }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }
}

// Unsupported: UIButton.menu · works · A primary action's menu opens as a finger comes down. A
//   resting finger opens none. · test: ButtonMenuTests
