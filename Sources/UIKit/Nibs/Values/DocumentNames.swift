extension UITableView.Style {
  static let byDocumentName: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}

extension UITableViewCell.CellStyle {
  static let byDocumentName: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]
}

extension UIButton.ButtonType {
  static let byDocumentName: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]
}

extension UIBarButtonItem.SystemItem {
  static let byDocumentName: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "undo": .undo, "redo": .redo,
    "close": .close,
  ]
}

extension NSCoder {
  /// Says that a cell has its labels already: the document describes them, by their identifiers.
  @MainActor
  func claimLabels(of cell: UITableViewCell) {
    guard let coder = self as? NibCoder else { return }
    let parts: [(String, UIView?)] = [
      ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel),
      ("imageView", cell.imageView),
    ]
    for (name, view) in parts {
      if let id = coder.attribute(name), let view { coder.build.preset(view, for: id) }
    }
  }
}
