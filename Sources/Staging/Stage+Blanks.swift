import UIKit

extension Stage {
  /// Throws an error if a collection view with visible items has no cells, or if its items have no
  /// area.
  package func checkCells() throws(SnapshotError) {
    guard let collectionView,
      !collectionView.visibleCells.contains(where: { $0.bounds.size.hasArea })
    else { return }
    if let empty = collectionView.firstItemIfEmpty {
      throw .emptyItem(Array(empty.indexPath), empty.size)
    }
    let visible = collectionView.bounds
    let items = collectionView.collectionViewLayout.layoutAttributesForElements(in: visible)?
      .filter { attributes in
        attributes.representedElementCategory == .cell && !attributes.isHidden
          && attributes.alpha > 0 && attributes.frame.overlaps(visible)
      }
    guard let items, !items.isEmpty else { return }
    throw .noCells(items: items.count)
  }
}

extension UICollectionView {
  /// The first item if its layout leaves it without an area.
  fileprivate var firstItemIfEmpty: UICollectionViewLayoutAttributes? {
    guard let section = (0..<numberOfSections).first(where: { numberOfItems(inSection: $0) > 0 }),
      let first = collectionViewLayout.layoutAttributesForItem(
        at: IndexPath(item: 0, section: section)),
      !first.isHidden, !first.size.hasArea
    else { return nil }
    return first
  }
}

extension CGSize {
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
