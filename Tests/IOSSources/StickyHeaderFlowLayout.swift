import UIKit

/// Headers that stay visible, as written before `sectionHeadersPinToVisibleBounds`.
class StickyHeaderFlowLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView = collectionView,
      var result = super.layoutAttributesForElements(in: rect)
    else { return nil }

    var missing = IndexSet()
    for attributes in result where attributes.representedElementCategory == .cell {
      missing.insert(attributes.indexPath.section)
    }
    for attributes in result
    where attributes.representedElementKind == UICollectionView.elementKindSectionHeader {
      missing.remove(attributes.indexPath.section)
    }
    for section in missing {
      let indexPath = IndexPath(item: 0, section: section)
      if let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: indexPath)
      {
        result.append(header)
      }
    }

    for attributes in result {
      switch attributes.representedElementCategory {
      case .supplementaryView
      where attributes.representedElementKind == UICollectionView.elementKindSectionHeader:
        stick(attributes, in: collectionView)
      default:
        break
      }
    }
    return result
  }

  private func stick(
    _ header: UICollectionViewLayoutAttributes, in collectionView: UICollectionView
  ) {
    let section = header.indexPath.section
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let height =
      delegate?.collectionView?(
        collectionView, layout: self, referenceSizeForHeaderInSection: section
      ).height ?? headerReferenceSize.height

    let count = collectionView.numberOfItems(inSection: section)
    guard count > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
      let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
    else { return }

    var origin = header.frame.origin
    let top = first.frame.minY - inset.top - height
    let bottom = last.frame.maxY + inset.bottom - height
    origin.y = min(max(collectionView.contentOffset.y, top), bottom)
    header.zIndex = 1024
    header.frame = CGRect(origin: origin, size: header.frame.size)
  }
}
