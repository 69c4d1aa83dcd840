@testable import SACollectionViewVerticalScalingFlowLayout
import Support
import UIKit

private final class Cell: SACollectionViewVerticalScalingCell {}

private final class Screen: NumberedScreen {
  override var cellClass: UICollectionViewCell.Type { Cell.self }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = SACollectionViewVerticalScalingFlowLayout()
  layout.itemSize = CGSize(width: 300, height: 100)
  return Screen(layout)
}
