@testable import CPFWaterfallFlowLayout
import Support
import UIKit

private final class Screen: NumberedScreen, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 150, height: 60 + CGFloat(indexPath.item * 37 % 90)) }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(WaterfallLayout()) }
