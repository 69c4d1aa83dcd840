@testable import StickyHeaderFlowLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = StickyHeaderFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  layout.headerReferenceSize = CGSize(width: 320, height: 30)
  return NumberedScreen(layout)
}
