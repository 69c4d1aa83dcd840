@testable import UICollectionViewFlexLayout
import Support
import UIKit

private final class Screen: NumberedScreen, UICollectionViewDelegateFlexLayout {
  override var headerKinds: [String] {
    [UICollectionElementKindSectionBackground, UICollectionElementKindItemBackground]
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewFlexLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 90, height: 60) }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(UICollectionViewFlexLayout()) }
