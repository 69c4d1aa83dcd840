@testable import LeftAlignedCollectionViewLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = LeftAlignedCollectionViewLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  return NumberedScreen(layout)
}
