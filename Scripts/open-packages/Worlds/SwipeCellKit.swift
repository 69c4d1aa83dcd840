import Support
@testable import SwipeCellKit
import UIKit

private final class Screen: NumberedScreen {
  override var cellClass: UICollectionViewCell.Type { SwipeCollectionViewCell.self }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 300, height: 60)
  return Screen(layout)
}
