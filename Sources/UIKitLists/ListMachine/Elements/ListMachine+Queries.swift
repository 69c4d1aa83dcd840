/// What is in sight, and where.
extension ListMachine {
  /// The cells in sight, by index path.
  var visibleCells: [any ListCell] {
    displayed.ordered { $0.category == .cell }.compactMap(\.value.listCell)
  }

  /// The items in sight, by index path.
  package var visibleItems: [IndexPath] { displayed.indexPaths { $0.category == .cell } }

  /// The cell of an item: in sight, prepared ahead or kept after it left; otherwise nil.
  func cell(at path: IndexPath) -> (any ListCell)? {
    displayed[ElementKey(cell: path)]?.listCell ?? prefetching.standby[path]
  }

  /// The item of a cell; nil for one that is out of sight.
  func indexPath(for cell: UIView) -> IndexPath? {
    displayed.key(of: cell).flatMap { $0.category == .cell ? $0.indexPath : nil }
  }

  /// What shows a supplementary element; nil where it is out of sight.
  func supplementaryElement(shown kind: String, at path: IndexPath) -> (any ListElement)? {
    displayed[ElementKey(supplementary: kind, path)]
  }

  /// The item at a point of the content that is in front of all others there.
  package func indexPathForItem(at point: CGPoint) -> IndexPath? {
    validateLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let hits = elements(in: spot).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.covers(point)
    }
    return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// What the layout says of an item, brought up to date.
  func attributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    return item(at: path)
  }

  /// What the layout says of a supplementary element, brought up to date.
  func attributesForSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    return supplementaryElement(ofKind: kind, at: path)
  }

  /// How many sections are shown.
  package var numberOfSections: Int { counts.sections }

  /// How many items of a section are shown.
  package func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }
}
