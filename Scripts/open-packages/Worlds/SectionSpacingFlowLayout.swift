@testable import SectionSpacingFlowLayout
import Support
import UIKit

private final class Screen: NumberedScreen {
  override var headerKinds: [String] { super.headerKinds + ["SectionSpacingFlowLayout"] }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = SectionSpacingFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  return Screen(layout)
}
