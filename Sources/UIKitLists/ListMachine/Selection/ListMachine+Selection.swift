extension ListMachine {
  /// Whether items can be selected.
  var allowsSelection: Bool {
    get { selection.isAllowed }
    set {
      selection.isAllowed = newValue
      if !newValue { deselectAll() }
    }
  }

  /// Whether several items can be selected; setting false keeps one selected.
  var allowsMultipleSelection: Bool {
    get { selection.allowsMultiple }
    set {
      selection.allowsMultiple = newValue
      if !newValue { limitSelectionToOne() }
    }
  }

  /// Selects an item and scrolls to it; nil deselects all.
  func selectAndScroll(
    to indexPath: IndexPath?, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard allowsSelection || allowsSelectionInMode else { return }
    guard let indexPath else { return deselectAll(animated: animated) }
    indexPath.requireItem()
    select(indexPath, animated: animated)
    if !scrollPosition.isEmpty {
      scroll(showing: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func select(_ indexPath: IndexPath, animated: Bool) {
    if !allowsSeveral {
      for other in selection.indexPaths where other != indexPath {
        setSelected(false, at: other, animated: animated)
      }
    }
    setSelected(true, at: indexPath, animated: animated)
  }

  /// Highlights or unhighlights an item, as a touch does.
  package func setHighlighted(_ isHighlighted: Bool, at indexPath: IndexPath) {
    selection.setHighlighted(isHighlighted, indexPath)
    cell(at: indexPath)?.becomeHighlighted(isHighlighted)
  }

  /// Updates a cell's selected and highlighted state.
  func showState(of cell: any ListCell, at indexPath: IndexPath) {
    let isSelected = selection.contains(indexPath)
    if cell.isSelected != isSelected { cell.becomeSelected(isSelected, animated: false) }
    let isHighlighted = selection.highlighted.contains(indexPath)
    if cell.isHighlighted != isHighlighted { cell.becomeHighlighted(isHighlighted) }
    showRowState(of: cell, at: indexPath)
  }

  func deselectAll(animated: Bool = false) {
    for indexPath in selection.indexPaths {
      setSelected(false, at: indexPath, animated: animated)
    }
  }

  func limitSelectionToOne() {
    for indexPath in selection.indexPaths.dropLast() { setSelected(false, at: indexPath) }
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool = false) {
    selection.setSelected(isSelected, indexPath)
    if let cell = cell(at: indexPath), cell.isSelected != isSelected {
      cell.becomeSelected(isSelected, animated: animated)
    }
  }
}
