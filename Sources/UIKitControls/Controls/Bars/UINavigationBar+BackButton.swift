extension UINavigationBar {
  /// Shows the changed title or button item of the item behind the shown one.
  final func backItemDidChange() {
    backButton = makeLeadingButton()
    itemDidChange()
  }

  /// Returns the button at the leading side: that to the item behind the shown one, or that of the
  /// shown item's action.
  final func makeLeadingButton() -> UIBarButtonItem? {
    if let backItem { return makeBackButton(to: backItem) }
    guard let action = topItem?.backAction else { return nil }
    return UIBarButtonItem(title: action.title, primaryAction: backButtonAction)
  }

  /// The action of the back button: the shown item's, or going back.
  private var backButtonAction: UIAction {
    UIAction { [weak self] action in
      guard let self else { return }
      if let own = topItem?.backAction {
        own.performWithSender(action.sender, target: nil)
      } else {
        goBack()
      }
    }
  }

  /// Returns a button with the back title or button item of an item.
  final func makeBackButton(to item: UINavigationItem) -> UIBarButtonItem {
    let own = item.backBarButtonItem
    let word = own?.title ?? item.backButtonTitle ?? item.title ?? ""
    let isBare = own?.title?.isEmpty == true || own?.image != nil && own?.title == nil
    let title =
      switch item.backButtonDisplayMode {
      case .minimal: ""
      case .generic: isBare ? "" : "Back"
      case .default: isBare ? "" : word.isEmpty ? "Back" : word
      }
    let button = UIBarButtonItem(title: title, image: own?.image, primaryAction: backButtonAction)
    button.tintColor = own?.tintColor
    button.ownBackTitleAdjustment = own?.ownBackTitleAdjustment
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      if let appearance = own?.titleTextAttributes(for: state) {
        button.setTitleTextAttributes(appearance, for: state)
      }
    }
    return button
  }
}
