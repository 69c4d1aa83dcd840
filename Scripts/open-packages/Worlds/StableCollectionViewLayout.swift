@testable import StableCollectionViewLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = StableCollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  return NumberedScreen(layout)
}
