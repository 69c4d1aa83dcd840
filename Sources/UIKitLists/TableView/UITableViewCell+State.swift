/// The appearance of a row's state, and the actions of its controls.
extension UITableViewCell {
  /// Shows the table's row background, grey if selected, unless the cell has its own.
  func updateGround() {
    guard backgroundConfiguration == nil, backgroundView == nil, listPlace != nil else {
      ground?.removeFromSuperview()
      return
    }
    let isActive = (isSelected || isHighlighted) && selectionStyle != .none
    let view = ground ?? UIView(frame: .zero)
    ground = view
    let ground: UIColor =
      listPlace?.appearance.isGrouped == true
      ? .secondarySystemGroupedBackground : .systemBackground
    view.backgroundColor =
      isActive && shownSelectedBackground == nil
      ? .systemGray4 : backgroundColor == nil ? ground : nil
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
