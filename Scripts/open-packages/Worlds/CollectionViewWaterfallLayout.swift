@testable import CollectionViewWaterfallLayout
import Support
import UIKit

private final class Screen: NumberedScreen, CollectionViewWaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAtIndexPath indexPath: NSIndexPath
  ) -> CGSize { CGSize(width: 150, height: 60 + CGFloat(indexPath.item * 37 % 90)) }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(CollectionViewWaterfallLayout()) }
