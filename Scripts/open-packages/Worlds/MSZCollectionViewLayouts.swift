@testable import MSZCollectionViewLayouts
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CustomVerticalFlowLayout()
  layout.itemSize = CGSize(width: 280, height: 120)
  return NumberedScreen(layout)
}
