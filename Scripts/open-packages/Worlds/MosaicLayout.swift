@testable import MosaicLayout
import Support
import UIKit

private final class Screen: NumberedScreen, MosaicLayoutDelegate {
  func collectionView(
    _ cv: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAtIndexPath indexPath: IndexPath
  ) -> CGSize { indexPath.item % 5 == 0 ? CGSize(width: 2, height: 2) : CGSize(width: 1, height: 1) }

  func collectionView(
    _ cv: UICollectionView, layout: UICollectionViewLayout,
    insetsForItemAtIndexPath indexPath: IndexPath
  ) -> UIEdgeInsets { UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2) }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = MosaicLayout()
  let screen = Screen(layout)
  layout.delegate = screen
  return screen
}
