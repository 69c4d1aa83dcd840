@testable import CHTCollectionViewWaterfallLayout
import Support
import UIKit

private final class Screen: NumberedScreen, CHTCollectionViewDelegateWaterfallLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 50 + CGFloat(indexPath.item % 5) * 10) }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(CHTCollectionViewWaterfallLayout()) }
