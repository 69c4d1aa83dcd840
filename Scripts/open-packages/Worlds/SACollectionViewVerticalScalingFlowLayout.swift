@testable import SACollectionViewVerticalScalingFlowLayout
import Support
import UIKit

private final class Cell: SACollectionViewVerticalScalingCell {}

private final class Screen: NumberedScreen {
  override var cellClass: UICollectionViewCell.Type { Cell.self }

  /// Scrolls as a finger does at 1500 points per second, because items lag behind the scroll.
  override func scrollThrough() {
    let window = UIWindow(frame: view.frame)
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let end = collectionView.contentSize.height - collectionView.bounds.height
    for offset in stride(from: 0, to: end + 25, by: 25) {
      collectionView.contentOffset.y = min(offset, end)
      collectionView.layoutIfNeeded()
      window.clock.advance(by: 1.0 / 60)
      collectionView.layoutIfNeeded()
    }
    window.clock.advance(by: 2)
    collectionView.layoutIfNeeded()
  }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = SACollectionViewVerticalScalingFlowLayout()
  layout.itemSize = CGSize(width: 270, height: 100)
  return Screen(layout)
}
