@testable import HorizontalStickyHeaderLayout
import Support
import UIKit

private final class Screen: NumberedScreen, HorizontalStickyHeaderLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, hshlSizeForItemAtIndexPath indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80, height: 60) }
  func collectionView(
    _ collectionView: UICollectionView, hshlSectionInsetsAtSection section: Int
  ) -> UIEdgeInsets { .zero }
  func collectionView(
    _ collectionView: UICollectionView, hshlMinSpacingForCellsAtSection section: Int
  ) -> CGFloat { 8 }
  func collectionView(
    _ collectionView: UICollectionView, hshlSizeForHeaderAtSection section: Int
  ) -> CGSize { CGSize(width: 60, height: 30) }
  func collectionView(
    _ collectionView: UICollectionView, hshlHeaderInsetsAtSection section: Int
  ) -> UIEdgeInsets { .zero }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = HorizontalStickyHeaderLayout()
  let screen = Screen(layout, sections: 4)
  layout.delegate = screen
  return screen
}
