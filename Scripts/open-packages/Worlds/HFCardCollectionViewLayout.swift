@testable import HFCardCollectionViewLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = HFCardCollectionViewLayout()
  return NumberedScreen(layout)
}
