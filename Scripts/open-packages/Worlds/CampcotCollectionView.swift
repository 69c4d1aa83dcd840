@testable import CampcotCollectionView
import Support
import UIKit

private final class Screen: NumberedScreen, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 90, height: 60) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 320, height: 30) }
}

@MainActor func makeScreen() -> NumberedScreen {
  let view = CampcotCollectionView()
  view.minimumLineSpacing = 10
  view.minimumInteritemSpacing = 10
  return Screen(view)
}
