@testable import CollectionViewSlantedLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CollectionViewSlantedLayout()
  layout.itemSize = 120
  return NumberedScreen(layout)
}
