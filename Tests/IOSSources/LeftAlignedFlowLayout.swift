import UIKit

/// Tags: every line begins at the left, items keep the minimum distance.
open class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let original = super.layoutAttributesForElements(in: rect) else { return nil }
    return original.map { attributes in
      guard attributes.representedElementCategory == .cell else { return attributes }
      return layoutAttributesForItem(at: attributes.indexPath) ?? attributes
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard
      let collectionView = collectionView,
      let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return nil }

    let inset = self.inset(forSection: indexPath.section)
    guard indexPath.item > 0,
      let previous = layoutAttributesForItem(
        at: IndexPath(item: indexPath.item - 1, section: indexPath.section))
    else {
      attributes.frame.origin.x = inset.left
      return attributes
    }

    let line = CGRect(
      x: inset.left, y: attributes.frame.minY,
      width: collectionView.bounds.width - inset.left - inset.right,
      height: attributes.frame.height)
    if previous.frame.intersects(line) {
      attributes.frame.origin.x =
        previous.frame.maxX + minimumInteritemSpacing(forSection: indexPath.section)
    } else {
      attributes.frame.origin.x = inset.left
    }
    return attributes
  }

  private var flowDelegate: UICollectionViewDelegateFlowLayout? {
    return collectionView?.delegate as? UICollectionViewDelegateFlowLayout
  }

  private func minimumInteritemSpacing(forSection section: Int) -> CGFloat {
    guard let collectionView = collectionView else { return minimumInteritemSpacing }
    return flowDelegate?.collectionView?(
      collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
  }

  private func inset(forSection section: Int) -> UIEdgeInsets {
    guard let collectionView = collectionView,
      let inset = flowDelegate?.collectionView?(
        collectionView, layout: self, insetForSectionAt: section)
    else { return sectionInset }
    return inset
  }
}
