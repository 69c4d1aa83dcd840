extension ListMachine {
  /// Whether the list is in editing mode.
  package var isEditing: Bool { editing.isEditing }

  /// Whether items can be selected in editing mode.
  var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set { editing.allowsSelection = newValue }
  }

  /// Whether several items can be selected in editing mode.
  var allowsMultipleSelectionDuringEditing: Bool {
    get { editing.allowsMultiple }
    set { editing.allowsMultiple = newValue }
  }

  /// Sets the data source of an outline, used as long as it is the data source.
  func setOutline(_ source: any OutlineShowing) { editing.outline = source }

  /// Whether touches select items in the current mode.
  var allowsSelectionInMode: Bool {
    isEditing ? editing.allowsSelection || editing.allowsMultiple : allowsSelection
  }

  /// Whether several items can be selected in the current mode.
  var allowsSeveral: Bool { isEditing ? editing.allowsMultiple : allowsMultipleSelection }

  func setContentEditing(_ isEditing: Bool) {
    guard editing.isEditing != isEditing else { return }
    closeSwipeActions(animated: false)
    deselectAll()
    editing.isEditing = isEditing
    refreshRowStates()
    if UIView.inheritedAnimationDuration > 0 {
      for cell in visibleCells { cell.layoutIfNeeded() }
    }
  }

  /// Updates the row states of the visible rows.
  package func refreshRowStates() {
    for cell in visibleCells {
      if let path = indexPath(for: cell) { showRowState(of: cell, at: path) }
    }
  }

  /// Updates a cell's row state other than selection and highlight.
  func showRowState(of cell: any ListCell, at path: IndexPath) {
    host.prepareRow(cell, at: path)
    let outline = outline?.outlineState(at: dataPath(of: path))
    var state = cell.rowState
    state.isEditing = isEditing && host.canEditItem(at: path)
    state.isExpanded = outline?.isExpanded ?? false
    state.level = outline?.level
    cell.rowState = state
    guard let parts = cell.rowParts else { return }
    let swipe = visibleSwipe(at: path)
    if swipe != nil || parts.swipe != nil { parts.swipe = swipe }
  }
}
