extension ListMachine {
  /// Whether the content is edited.
  package var isEditing: Bool { editing.isEditing }

  /// Whether items can be selected while the content is edited.
  var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set { editing.allowsSelection = newValue }
  }

  /// Whether several items can be selected while the content is edited.
  var allowsMultipleSelectionDuringEditing: Bool {
    get { editing.allowsMultiple }
    set { editing.allowsMultiple = newValue }
  }

  /// Has a data source that knows of outlines be asked for them, as long as it is the data source.
  func setOutline(_ source: any OutlineShowing) { editing.outline = source }

  /// Whether a finger selects now.
  var takesSelection: Bool {
    isEditing ? editing.allowsSelection || editing.allowsMultiple : allowsSelection
  }

  /// Whether several items can be selected now.
  var takesSeveral: Bool { isEditing ? editing.allowsMultiple : allowsMultipleSelection }

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

  /// Has the rows in sight look at their state again.
  package func refreshRowStates() {
    for cell in visibleCells {
      if let path = indexPath(for: cell) { showRowState(of: cell, at: path) }
    }
  }

  /// Makes a cell show what is the case with its row beyond selection and highlight.
  func showRowState(of cell: any ListCell, at path: IndexPath) {
    host.prepareRow(cell, at: path)
    let outline = outline?.outlineState(at: dataPath(of: path))
    var state = cell.rowState
    state.isEditing = isEditing && host.canEditItem(at: path)
    state.isExpanded = outline?.isExpanded ?? false
    state.level = outline?.level
    cell.rowState = state
    guard let parts = cell.rowParts else { return }
    let swipe = shownSwipe(at: path)
    if swipe != nil || parts.swipe != nil { parts.swipe = swipe }
  }
}
