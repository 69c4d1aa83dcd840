@testable import AZSafariCollectionViewLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = AZSafariCollectionViewLayout()
  layout.itemHeight = 200
  return NumberedScreen(layout)
}
