extension UICollectionView {
  func select(_ indexPath: IndexPath, animated: Bool) {
    if !allowsMultipleSelection {
      for other in selection.indexPaths where other != indexPath {
        setSelected(false, at: other, animated: animated)
      }
    }
    setSelected(true, at: indexPath, animated: animated)
  }

  /// Shows an item as highlighted, as while a finger lies on it, or not.
  package func setHighlighted(_ isHighlighted: Bool, at indexPath: IndexPath) {
    if isHighlighted { highlighted.insert(indexPath) } else { highlighted.remove(indexPath) }
    cellForItem(at: indexPath)?.isHighlighted = isHighlighted
  }

  /// Makes a cell show whether its item is selected and highlighted.
  func showState(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    let isSelected = selection.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = highlighted.contains(indexPath)
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  func deselectAll(animated: Bool = false) {
    for indexPath in selection.indexPaths {
      setSelected(false, at: indexPath, animated: animated)
    }
  }

  func keepOneSelected() {
    for indexPath in selection.indexPaths.dropLast() { setSelected(false, at: indexPath) }
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool = false) {
    if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    if let cell = cellForItem(at: indexPath), cell.isSelected != isSelected {
      cell.setSelected(isSelected, animated: animated)
    }
  }
}
