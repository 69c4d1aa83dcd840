/// A data source that knows which of its items are under which.
@MainActor
package protocol OutlineShowing {
  /// How deep an item lies, and whether what is under it shows; nil where there are no levels.
  func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  /// Shows what is under an item, or hides it, as the user has asked.
  func toggleOutline(at path: IndexPath)
}

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
  /// Shows what is under an item, or hides it.
  func toggleOutline(at path: IndexPath) {
    (dataSource as? any OutlineShowing)?.toggleOutline(at: dataPath(of: path))
  }
}
