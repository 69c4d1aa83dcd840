@testable import StagLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = StagLayout(widthHeightRatios: [(1, 0.5), (0.5, 0.5), (0.5, 0.25)], itemSpacing: 4)
  return NumberedScreen(layout)
}
