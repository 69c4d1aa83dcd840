@testable import TRMosaicLayout
import Support
import UIKit

private final class Screen: NumberedScreen, TRMosaicLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, mosaicCellSizeTypeAtIndexPath indexPath: IndexPath
  ) -> TRMosaicCellType { indexPath.item % 3 == 0 ? .big : .small }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: TRMosaicLayout,
    insetAtSection: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3) }

  func heightForSmallMosaicCell() -> CGFloat { 80 }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = TRMosaicLayout()
  let screen = Screen(layout)
  layout.delegate = screen
  return screen
}
