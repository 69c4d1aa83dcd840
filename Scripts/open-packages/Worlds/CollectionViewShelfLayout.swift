@testable import CollectionViewShelfLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CollectionViewShelfLayout()
  layout.cellSize = CGSize(width: 90, height: 80)
  layout.sectionHeaderHeight = 20
  layout.sectionCellInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  return ShelfScreen(layout, sections: 20)
}

/// Scrolls each shelf to its end, and all shelves from first to last.
private final class ShelfScreen: NumberedScreen {
  override var headerKinds: [String] {
    [ShelfElementKindSectionHeader, ShelfElementKindSectionFooter]
  }

  override func scrollThrough() {
    super.scrollThrough()
    for shelf in collectionView.subviews.compactMap({ $0 as? UIScrollView }) {
      shelf.contentOffset.x = max(0, shelf.contentSize.width - shelf.bounds.width)
    }
    collectionView.layoutIfNeeded()
    super.scrollThrough()
  }
}
