@testable import PluginLayout
import Support
import UIKit

private final class Screen: NumberedScreen, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 90, height: 50 + CGFloat(indexPath.item / 3 % 3) * 10) }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(FlowLayout()) }
