/// Editing rows, and swiping them aside.
extension UITableView {
  /// Whether a row shows its editing controls.
  func canEditRow(at path: IndexPath) -> Bool {
    dataSource?.tableView?(self, canEditRowAt: path) ?? true
  }

  /// What editing does to a row; nothing where circles select rows instead.
  func editingStyle(ofRow path: IndexPath) -> UITableViewCell.EditingStyle {
    guard !allowsMultipleSelectionDuringEditing else { return .none }
    return delegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Tells a cell what may be done with its row.
  func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
    guard isEditing else { return }
    cell.editingStyle = editingStyle(ofRow: path)
    cell.shouldIndentWhileEditing =
      delegate?.tableView?(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.showsSelectionCircle = allowsMultipleSelectionDuringEditing
    cell.showsReorderControl = canMoveRow(at: path)
  }

  /// Whether a row may be moved: one whose data source follows moves, unless it says no.
  func canMoveRow(at path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let areMoved = RowChanges(of: dataSource).areMoved
    return areMoved != false
      && dataSource.tableView?(self, canMoveRowAt: path) ?? areMoved ?? false
  }

  /// Whether a swipe over a row deletes it: one whose data source commits deletions, unless it says
  /// no.
  private func canDeleteRow(at path: IndexPath) -> Bool {
    if isEditing { return canEditRow(at: path) }
    guard let dataSource else { return false }
    let areCommitted = RowChanges(of: dataSource).areCommitted
    return areCommitted != false
      && dataSource.tableView?(self, canEditRowAt: path) ?? areCommitted ?? false
  }

  func editingControlWasTapped(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    switch style {
    case .delete: machine.revealSwipeActions(at: path, from: .trailing)
    case .insert: dataSource?.tableView?(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }

  /// What a swipe over a row reveals: what the delegate says, else a button that deletes a row that
  /// the data source lets be edited.
  func swipeActions(at path: IndexPath, from edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard edge == .trailing else {
      return isEditing
        ? nil : delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = delegate?.tableView?(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    if let own = editActions(at: path) { return own }
    guard canDeleteRow(at: path),
      delegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title =
      delegate?.tableView?(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView?(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Buttons as delegates named them before iOS 11, of a row that may be edited.
  private func editActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEditRow(at: path),
      let actions = delegate?.tableView?(self, editActionsForRowAt: path) ?? nil
    else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.action(at: path) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Opens a row as a finger would, at once, by a part of the way it rests at.
  @discardableResult
  package func showSwipeActions(
    at path: IndexPath, from edge: SwipeEdge, progress: CGFloat = 1
  ) -> Bool {
    layoutIfNeeded()
    return machine.showSwipeActions(at: path, from: edge, progress: progress)
  }
}
