@testable import SquareFlowLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = SquareFlowLayout()
  return NumberedScreen(layout)
}
