extension UICollectionView {
  /// Whether the content is edited: list cells show their accessories for that (iOS 14). Default
  /// false. Setting it deselects all; inside an animation the rows change with it.
  public var isEditing: Bool {
    get { editing.isEditing }
    set { setContentEditing(newValue) }
  }

  /// Whether items can be selected while the content is edited (iOS 14). Default false.
  public var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set { editing.allowsSelection = newValue }
  }

  /// Whether several items can be selected while the content is edited (iOS 14). Default false.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { editing.allowsMultiple }
    set { editing.allowsMultiple = newValue }
  }

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
  func showRowState(of cell: UICollectionViewCell, at path: IndexPath) {
    prepareRow(cell, at: path)
    let outline = outline?.outlineState(at: dataPath(of: path))
    var state = cell.rowState
    state.isEditing = isEditing && canEditRow(at: path)
    state.isExpanded = outline?.isExpanded ?? false
    state.level = outline?.level
    cell.rowState = state
    guard let parts = cell.rowParts else { return }
    let swipe = shownSwipe(at: path)
    if swipe != nil || parts.swipe != nil { parts.swipe = swipe }
  }
}
