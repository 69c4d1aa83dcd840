@testable import HorizontalFloatingHeaderLayout
import Support
import UIKit

private final class Screen: NumberedScreen, HorizontalFloatingHeaderLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, horizontalFloatingHeaderItemSizeAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80, height: 60) }
  func collectionView(
    _ collectionView: UICollectionView, horizontalFloatingHeaderSizeAt section: Int
  ) -> CGSize { CGSize(width: 60, height: 30) }
}

@MainActor func makeScreen() -> NumberedScreen {
  Screen(HorizontalFloatingHeaderLayout(), sections: 4)
}
