@testable import CenteredCollectionView
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CenteredCollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 200, height: 120)
  layout.minimumLineSpacing = 20
  return NumberedScreen(layout)
}
