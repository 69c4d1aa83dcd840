import UIKit

/// Every item on a line of its own, which costs the most.
package final class LongItems: Items, UICollectionViewDelegateFlowLayout {
  package func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 900, height: 60 + indexPath.item * 53 % 120) }
}
