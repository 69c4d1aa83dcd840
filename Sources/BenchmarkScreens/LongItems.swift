import UIKit

/// Items that each fill a line, the most expensive case.
package final class LongItems: Items, UICollectionViewDelegateFlowLayout {
  package func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 900, height: 60 + indexPath.item * 53 % 120) }
}
