@testable import Swinflate
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = SWInflateLayout()
  layout.itemSize = CGSize(width: 200, height: 300)
  return NumberedScreen(layout)
}
