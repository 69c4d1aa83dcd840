@testable import UPCarouselFlowLayout
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = UPCarouselFlowLayout()
  layout.itemSize = CGSize(width: 200, height: 300)
  layout.scrollDirection = .horizontal
  return NumberedScreen(layout)
}
