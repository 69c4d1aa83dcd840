@testable import MSPeekCollectionView
import Support
import UIKit

private final class Screen: NumberedScreen {
  let behavior = MSCollectionViewPeekingBehavior()

  init() { super.init(behavior.layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.configureForPeekingBehavior(behavior: behavior)
  }
}

@MainActor func makeScreen() -> NumberedScreen { Screen() }
