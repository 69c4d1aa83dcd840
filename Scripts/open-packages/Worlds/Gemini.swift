@testable import Gemini
import Support
import UIKit

private final class Cell: GeminiCell {}

private final class Screen: NumberedScreen {
  override var cellClass: UICollectionViewCell.Type { Cell.self }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (collectionView as? GeminiCollectionView)?.animateVisibleCells()
  }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 300, height: 100)
  let view = GeminiCollectionView(frame: .zero, collectionViewLayout: layout)
  view.gemini.scaleAnimation().scale(0.8)
  return Screen(view)
}
