@testable import FTWaterFallLayout
import Support
import UIKit

private final class Screen: NumberedScreen, FTWaterFallLayoutDelegate {
  func collectionViewLayout(for section: Int) -> FTWaterFallLayout.Layout { .flow(column: 3) }
  func collectionView(
    _ collectionView: UICollectionView, layout: FTWaterFallLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 50 + CGFloat(indexPath.item % 5) * 10) }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = FTWaterFallLayout()
  let screen = Screen(layout)
  layout.delegate = screen
  return screen
}
