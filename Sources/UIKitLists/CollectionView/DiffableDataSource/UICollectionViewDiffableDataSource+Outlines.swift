extension UICollectionViewDiffableDataSource: OutlineShowing {
  package func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let item = itemIdentifier(for: path), let outline = outline(at: path.section) else {
      return nil
    }
    return (outline.level(of: item), outline.isExpanded(item))
  }

  package func toggleOutline(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let outline = outline(at: path.section) else {
      return
    }
    if outline.isExpanded(item) { collapseByUser(item) } else { expandByUser(item) }
  }
}

extension UICollectionView {
  /// Sets the data source and registers it as an outline.
  package func show(outlineOf dataSource: any OutlineShowing & UICollectionViewDataSource) {
    machine.setOutline(dataSource)
    self.dataSource = dataSource
  }
}
