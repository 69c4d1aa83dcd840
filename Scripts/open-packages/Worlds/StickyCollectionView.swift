@testable import StickyCollectionView
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = StickyCollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 300, height: 100)
  return NumberedScreen(layout)
}
