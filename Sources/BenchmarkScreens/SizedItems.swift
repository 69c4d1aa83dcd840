import UIKit

/// Items with sizes of their own.
package final class SizedItems: Items, UICollectionViewDelegateFlowLayout {
  package nonisolated static func size(at indexPath: IndexPath) -> CGSize {
    CGSize(width: 80 + indexPath.item * 37 % 150, height: 60 + indexPath.item * 53 % 120)
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { Self.size(at: indexPath) }
}
