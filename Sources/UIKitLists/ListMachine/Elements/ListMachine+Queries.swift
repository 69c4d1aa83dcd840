/// Queries for visible elements and their attributes.
extension ListMachine {
  /// The visible cells, by index path.
  var visibleCells: [any ListCell] {
    displayed.ordered { $0.category == .cell }.compactMap(\.value.listCell)
  }

  /// The visible items, by index path.
  package var visibleItems: [IndexPath] { displayed.indexPaths { $0.category == .cell } }

  /// Returns the cell of an item if it is visible, prefetched or kept after display; nil otherwise.
  func cell(at path: IndexPath) -> (any ListCell)? {
    displayed[ElementKey(cell: path)]?.listCell ?? prefetching.standby[path]
  }

  /// Returns the item of a cell; nil if the cell is not visible.
  func indexPath(for cell: UIView) -> IndexPath? {
    displayed.key(of: cell).flatMap { $0.category == .cell ? $0.indexPath : nil }
  }

  /// Returns a visible supplementary element; nil if it is not visible.
  func supplementaryElement(shown kind: String, at path: IndexPath) -> (any ListElement)? {
    displayed[ElementKey(supplementary: kind, path)]
  }

  /// Returns the frontmost item at a point of the content.
  package func indexPathForItem(at point: CGPoint) -> IndexPath? {
    validateLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let hits = elements(in: spot).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.covers(point)
    }
    return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Returns the attributes of an item after updating the layout.
  func attributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    return item(at: path)
  }

  /// Returns the attributes of a supplementary element after updating the layout.
  func attributesForSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    return supplementaryElement(ofKind: kind, at: path)
  }

  /// The number of sections shown.
  package var numberOfSections: Int { counts.sections }

  /// Returns the number of items shown in a section.
  package func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }
}
