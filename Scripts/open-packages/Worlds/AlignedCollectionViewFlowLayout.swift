@testable import AlignedCollectionViewFlowLayout
import Support
import UIKit

private final class Screen: NumberedScreen, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60 + indexPath.item % 5 * 15, height: 40 + indexPath.item % 3 * 10) }
}

@MainActor func makeScreen() -> NumberedScreen {
  Screen(AlignedCollectionViewFlowLayout(horizontalAlignment: .left, verticalAlignment: .top))
}
