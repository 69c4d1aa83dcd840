extension UICollectionView {
  /// Whether items can be selected. Default true.
  public var allowsSelection: Bool {
    get { selection.isAllowed }
    set {
      selection.isAllowed = newValue
      if !newValue { deselectAll() }
    }
  }

  /// Whether more than one item can be selected. Default false; setting it keeps the selection that
  /// fits.
  public var allowsMultipleSelection: Bool {
    get { selection.allowsMultiple }
    set {
      selection.allowsMultiple = newValue
      if !newValue { keepOneSelected() }
    }
  }

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
    selection.setHighlighted(isHighlighted, indexPath)
    cellForItem(at: indexPath)?.isHighlighted = isHighlighted
  }

  /// Makes a cell show whether its item is selected and highlighted.
  func showState(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    let isSelected = selection.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted.contains(indexPath)
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
    selection.setSelected(isSelected, indexPath)
    if let cell = cellForItem(at: indexPath), cell.isSelected != isSelected {
      cell.setSelected(isSelected, animated: animated)
    }
  }
}
