import UIKit

/// Stands between a collection view and its delegate, and answers what the delegate leaves open.
final class FlowDelegateProxy: NSObject, UICollectionViewDelegateFlowLayout {
  weak var target: UICollectionViewDelegate?
  private(set) var selected: [IndexPath] = []

  init(target: UICollectionViewDelegate?) {
    self.target = target
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let target = target as? UICollectionViewDelegateFlowLayout,
      let size = target.collectionView?(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    else { return CGSize(width: 11, height: 12) }
    return size
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    return target?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
    target?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    if let offset = target?.collectionView?(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    {
      return offset
    }
    return proposedContentOffset
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    target?.scrollViewDidScroll?(scrollView)
  }
}
