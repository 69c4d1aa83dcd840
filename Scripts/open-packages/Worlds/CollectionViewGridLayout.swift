@testable import CollectionViewGridLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CollectionViewVerticalGridLayout()
  layout.itemHeight = 70
  return Screen(layout, sections: 4)
}

private final class Screen: NumberedScreen, CollectionViewDelegateVerticalGridLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    numberOfColumnsForSection section: Int
  ) -> Int { section + 2 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    rowSpacingForSection section: Int
  ) -> CGFloat { 5 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    columnSpacingForSection section: Int
  ) -> CGFloat { 5 }
}
