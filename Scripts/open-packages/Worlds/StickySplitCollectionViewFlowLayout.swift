@testable import StickySplitCollectionViewFlowLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = StickySplitCollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  return NumberedScreen(layout)
}
