/// Editing and swipe actions of rows.
extension UITableView {
  /// The duration of the animation, in seconds. Apple publishes no value.
  private static let editingDuration: TimeInterval = 0.3

  func setRowsEditing(_ editing: Bool, animated: Bool) {
    guard animated, window != nil else { return machine.setContentEditing(editing) }
    UIView.animate(withDuration: Self.editingDuration) { self.machine.setContentEditing(editing) }
  }

  /// Returns whether a row can be edited.
  func canEditRow(at path: IndexPath) -> Bool {
    dataSource?.tableView?(self, canEditRowAt: path) ?? true
  }

  /// Returns the editing style of a row; none if rows have selection circles instead.
  func editingStyle(ofRow path: IndexPath) -> UITableViewCell.EditingStyle {
    guard !allowsMultipleSelectionDuringEditing else { return .none }
    return delegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Sets a cell's editing properties.
  func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath) {
    guard isEditing else { return }
    cell.editingStyle = editingStyle(ofRow: path)
    cell.shouldIndentWhileEditing =
      delegate?.tableView?(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.showsSelectionCircle = allowsMultipleSelectionDuringEditing
    cell.showsReorderControl = canMoveRow(at: path)
  }

  /// Returns whether a row can be moved: the data source must implement moves and not refuse this
  /// one.
  func canMoveRow(at path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let areMoved = RowChanges(of: dataSource).areMoved
    return areMoved != false
      && dataSource.tableView?(self, canMoveRowAt: path) ?? areMoved ?? false
  }

  /// Returns whether a swipe can delete a row: the data source must implement `commit` and not
  /// refuse this row.
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

  /// Returns the delegate's swipe actions of a row, else a delete action if the data source allows
  /// editing the row.
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

  /// Returns the delegate's actions in the form before iOS 11, for an editable row.
  private func editActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEditRow(at: path),
      let actions = delegate?.tableView?(self, editActionsForRowAt: path) ?? nil
    else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.action(at: path) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Shows a row's swipe actions at once, at a fraction of the resting position.
  @discardableResult
  package func showSwipeActions(
    at path: IndexPath, from edge: SwipeEdge, progress: CGFloat = 1
  ) -> Bool {
    layoutIfNeeded()
    return machine.showSwipeActions(at: path, from: edge, progress: progress)
  }
}
