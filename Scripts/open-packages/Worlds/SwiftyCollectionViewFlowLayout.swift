@testable import SwiftyCollectionViewFlowLayout
import Support
import UIKit

private final class Screen: NumberedScreen, SwiftyCollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: SwiftyCollectionViewFlowLayout,
    sectionType section: Int
  ) -> SwiftyCollectionViewSectionType { .row() }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: SwiftyCollectionViewFlowLayout,
    itemSizeModeAt indexPath: IndexPath
  ) -> SwiftyCollectionViewLayoutSizeMode {
    SwiftyCollectionViewLayoutSizeMode(width: .absolute(90), height: .absolute(60))
  }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(SwiftyCollectionViewFlowLayout()) }
