@testable import BouncyLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = BouncyLayout(style: .regular)
  layout.itemSize = CGSize(width: 90, height: 60)
  return NumberedScreen(layout)
}
