/// The appearance of a row's state, and the actions of its controls.
extension UITableViewCell {
  /// Shows the table's row background, grey if selected, unless the cell has its own.
  func updateRowBackground() {
    guard backgroundConfiguration == nil, backgroundView == nil, listPosition != nil else {
      background?.removeFromSuperview()
      return
    }
    let isActive = (isSelected || isHighlighted) && selectionStyle != .none
    let view = background ?? UIView(frame: .zero)
    background = view
    let background: UIColor =
      listPosition?.appearance.isGrouped == true
      ? .secondarySystemGroupedBackground : .systemBackground
    view.backgroundColor =
      isActive && visibleSelectedBackground == nil
      ? .systemGray4 : backgroundColor == nil ? background : nil
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = backgroundRect
  }

  func accessoriesDidChange() { parts.accessories = tableAccessories }

  /// Called when an editing control is tapped.
  func editingControlWasTapped(_ style: EditingStyle) {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.editingControlWasTapped(style, at: path)
  }

  func detailButtonWasTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    segues.accessory?(self)
    table.delegate?.tableView?(table, accessoryButtonTappedForRowWith: path)
  }
}
