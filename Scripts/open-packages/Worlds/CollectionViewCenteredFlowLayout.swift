@testable import CollectionViewCenteredFlowLayout
import Support
import UIKit

private final class Screen: NumberedScreen, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 40 + indexPath.item * 37 % 90, height: 40)
  }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(CollectionViewCenteredFlowLayout()) }
