@testable import StoriesLayout
import Support
import UIKit

private final class Screen: NumberedScreen {
  override var cellClass: UICollectionViewCell.Type { StoriesCollectionViewCell.self }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(StoriesCollectionViewLayout()) }
