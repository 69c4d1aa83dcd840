@testable import WaterfallLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = WaterfallLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  return NumberedScreen(layout)
}
