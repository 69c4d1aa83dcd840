@testable import DisplaySwitcher
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = DisplaySwitchLayout(
    staticCellHeight: 60, nextLayoutStaticCellHeight: 120, layoutState: .list)
  return NumberedScreen(layout)
}
