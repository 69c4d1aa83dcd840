@testable import YZCenterFlowLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = YZCenterFlowLayout()
  layout.scrollDirection = .horizontal
  layout.itemSize = CGSize(width: 200, height: 300)
  return NumberedScreen(layout)
}
