@testable import SectionSpacingFlowLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = SectionSpacingFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  layout.register(viewClass: NumberedHeader.self)
  return NumberedScreen(layout)
}
