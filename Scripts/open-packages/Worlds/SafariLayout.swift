@testable import SafariLayout
import Support
import UIKit

private final class Screen: NumberedScreen {
  override var cellClass: UICollectionViewCell.Type { SafariCollectionViewCell.self }
}

@MainActor func makeScreen() -> NumberedScreen { Screen(SafariCollectionViewLayout()) }
