@testable import FlexibleRowHeightGridLayout
import Support
import UIKit

private final class Screen: NumberedScreen, FlexibleRowHeightGridLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    heightForItemAt indexPath: IndexPath
  ) -> CGFloat { 50 + CGFloat(indexPath.item % 5) * 10 }
  func numberOfColumns(for size: CGSize) -> Int { 3 }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = FlexibleRowHeightGridLayout()
  let screen = Screen(layout)
  layout.delegate = screen
  return screen
}
