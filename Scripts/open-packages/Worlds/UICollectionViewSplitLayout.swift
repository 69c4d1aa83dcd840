@testable import UICollectionViewSplitLayout
import Support
import UIKit

private final class Screen: NumberedScreen, UICollectionViewDelegateSectionSplitLayout {
  // The layout places its items when it is invalidated, and requires its delegate for that.
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.reloadData()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sideForSection section: Int
  ) -> UICollectionViewSplitLayoutSide { section % 2 == 0 ? .left : .right }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAtIndexPath indexPath: IndexPath, width: CGFloat,
    side: UICollectionViewSplitLayoutSide
  ) -> CGSize { CGSize(width: width, height: 50) }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = UICollectionViewSplitLayout()
  layout.leftSideRatio = 0.4
  layout.minimumItemLineSpacing = 8
  return Screen(layout, sections: 4)
}
