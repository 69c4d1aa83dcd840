/// The button at the end of an empty field: for results or bookmarks.
///
/// That the clear button replaces it, and that results take precedence, is uncertain.
extension UISearchBar {
  private var fieldIcon: Icon? {
    showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
  }

  func prepareFieldButton() {
    fieldButton.tintColor = .secondaryLabel
    fieldButton.addAction(
      UIAction { [weak self] _ in self?.fieldButtonWasTapped() }, for: .primaryActionTriggered)
  }

  /// Shows or hides the button, with its images.
  func showFieldButton() {
    if let icon = fieldIcon {
      let sign: ControlSymbol = icon == .bookmark ? .book : .resultsList
      for state: UIControl.State in [.normal, .highlighted, .selected, .disabled] {
        let own = icons[icon]?[state]
        fieldButton.setImage(own ?? (state == .normal ? sign.image : nil), for: state)
      }
    }
    searchTextField.showEndButton(fieldIcon == nil ? nil : fieldButton)
    searchTextField.move(endButtonBy: fieldIcon.map(positionAdjustment) ?? .zero)
  }

  private func fieldButtonWasTapped() {
    switch fieldIcon {
    case .bookmark?: delegate?.searchBarBookmarkButtonClicked?(self)
    case .resultsList?: delegate?.searchBarResultsListButtonClicked?(self)
    default: break
    }
  }
}
