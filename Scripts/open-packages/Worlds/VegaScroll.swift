@testable import VegaScroll
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = VegaScrollFlowLayout()
  layout.itemSize = CGSize(width: 300, height: 87)
  layout.minimumLineSpacing = 20
  return NumberedScreen(layout)
}
