extension UINavigationBar {
  /// Shows the changed title or button item of the item behind the shown one.
  final func backItemDidChange() {
    backButton = backItem.map(makeBackButton)
    itemDidChange()
  }

  /// Returns a button with the back title or button item of an item.
  final func makeBackButton(to item: UINavigationItem) -> UIBarButtonItem {
    let action = UIAction { [weak self] _ in self?.goBack() }
    let own = item.backBarButtonItem
    let word = own?.title ?? item.backButtonTitle ?? item.title ?? ""
    let isBare = own?.title?.isEmpty == true || own?.image != nil && own?.title == nil
    let title =
      switch item.backButtonDisplayMode {
      case .minimal: ""
      case .generic: isBare ? "" : "Back"
      case .default: isBare ? "" : word.isEmpty ? "Back" : word
      }
    let button = UIBarButtonItem(title: title, image: own?.image, primaryAction: action)
    button.tintColor = own?.tintColor
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      if let appearance = own?.titleTextAttributes(for: state) {
        button.setTitleTextAttributes(appearance, for: state)
      }
    }
    return button
  }
}
