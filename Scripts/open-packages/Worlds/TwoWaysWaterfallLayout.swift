import Support
@testable import TwoWaysWaterfallLayout
import UIKit

private final class Screen: NumberedScreen, WaterfallLayoutDelegate {
  func collectionViewLayout(for section: Int) -> WaterfallLayout.Layout {
    section == 0 ? .waterfall(column: 3, distributionMethod: .balanced) : .flow(column: 2)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 60 + indexPath.item * 37 % 90) }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = WaterfallLayout()
  layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  layout.headerHeight = 20
  let screen = Screen(layout, sections: 2)
  layout.delegate = screen
  return screen
}
