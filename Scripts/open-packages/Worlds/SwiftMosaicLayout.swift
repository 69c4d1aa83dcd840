@testable import SwiftMosaicLayout
import Support
import UIKit

private final class Screen: NumberedScreen, SwiftMosaicLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: SwiftMosaicLayout,
    numberOfColumnsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, layout: SwiftMosaicLayout,
    cellSizeForItemAtIndexPath indexPath: IndexPath
  ) -> CellSize { indexPath.item % 5 == 0 ? .large : .small }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = SwiftMosaicLayout()
  let screen = Screen(layout)
  layout.delegate = screen
  return screen
}
