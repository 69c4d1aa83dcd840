@testable import LNZCollectionLayouts
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = LNZSnapToCenterCollectionViewLayout()
  return NumberedScreen(layout)
}
