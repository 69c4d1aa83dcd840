@testable import AKPFlowLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = AKPFlowLayout()
  layout.itemSize = CGSize(width: 90, height: 60)
  layout.headerReferenceSize = CGSize(width: 320, height: 30)
  return NumberedScreen(layout, sections: 5)
}
