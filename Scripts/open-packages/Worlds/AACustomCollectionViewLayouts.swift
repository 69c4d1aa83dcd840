@testable import AACustomCollectionViewLayouts
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = GoldenLayout()
  return NumberedScreen(layout)
}
