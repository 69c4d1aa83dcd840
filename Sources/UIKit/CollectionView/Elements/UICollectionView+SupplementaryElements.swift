extension UICollectionView {
  /// The supplementary views of a kind that are in sight, by index path.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    displayed.ordered.filter { $0.key.isSupplementary(elementKind) }.map(\.value)
  }

  /// The index paths of the supplementary views of a kind that are in sight.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayed.indexPaths { $0.isSupplementary(elementKind) }
  }

  /// The supplementary view of a kind; nil where it is out of sight.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    displayed[ElementKey(supplementary: elementKind, indexPath)]
  }

  /// What the layout says of a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    validateLayout()
    return supplementaryElement(ofKind: kind, at: indexPath)
  }
}
