@testable import PageCollectionView
import Support
import UIKit

private struct Box: ShelfLayoutObject {
  let idealSize: CGSize
  let physicalScale: CGFloat = 1
  let rotation: CGFloat = 0
}

private final class Screen: NumberedScreen, UICollectionViewDataSourceShelfLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: ShelfLayout, objectAtIndexPath: IndexPath
  ) -> any ShelfLayoutObject { Box(idealSize: CGSize(width: 80, height: 100)) }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(GridLayout(section: 0)) }
