@testable import PrettyWaterfallCollectionViewLayout
import Support
import UIKit

private final class Screen: NumberedScreen, PrettyVerticalWaterfallCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView?, layout: PrettyVerticalWaterfallCollectionViewLayout,
    referenceSizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 60 + indexPath.item % 4 * 20) }

  func collectionView(
    _ collectionView: UICollectionView?, layout: PrettyVerticalWaterfallCollectionViewLayout,
    numberOfColumnsInSection section: Int
  ) -> Int { 3 }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = PrettyVerticalWaterfallCollectionViewLayout()
  let screen = Screen(layout)
  return screen
}
