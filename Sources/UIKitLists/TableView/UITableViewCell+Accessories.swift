extension UITableViewCell {
  /// The accessories of the cell's current state, as those of list cells.
  var tableAccessories: [UICellAccessory] {
    isEditing ? editingAccessories : accessories(accessoryType, accessoryView)
  }

  private var editingAccessories: [UICellAccessory] {
    var all = accessories(editingAccessoryType, editingAccessoryView)
    switch editingStyle {
    case .none:
      if shouldIndentWhileEditing, !showsSelectionCircle {
        all.append(.delete(displayed: .always, options: .init(isHidden: true)))
      }
    case .delete:
      all.append(
        .delete(displayed: .always) { [weak self] in self?.editingControlWasTapped(.delete) })
    case .insert:
      all.append(
        .insert(displayed: .always) { [weak self] in self?.editingControlWasTapped(.insert) })
    }
    if showsSelectionCircle { all.append(.multiselect(displayed: .always)) }
    if showsReorderControl {
      all.append(.reorder(displayed: .always, options: .init(showsVerticalSeparator: false)))
    }
    return all
  }

  private func accessories(_ type: AccessoryType, _ view: UIView?) -> [UICellAccessory] {
    if let view {
      return [
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(), maintainsFixedSize: true))
      ]
    }
    let detail = UICellAccessory.detail { [weak self] in self?.detailButtonWasTapped() }
    return switch type {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator()]
    case .detailDisclosureButton: [.disclosureIndicator(), detail]
    case .checkmark: [.checkmark()]
    case .detailButton: [detail]
    }
  }
}
