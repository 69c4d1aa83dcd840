@testable import BubbleCollectionViewLayout
import Support
import UIKit

private final class Screen: NumberedScreen, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60 + indexPath.item % 5 * 15, height: 40) }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = MICollectionViewBubbleLayout()
  layout.horizontalAlignment = .left
  return Screen(layout)
}
