@testable import SnapCarousel
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = HorizontalSnapCarouselFlowLayout()
  layout.scrollDirection = .horizontal
  layout.itemSize = CGSize(width: 220, height: 300)
  layout.minimumLineSpacing = 20
  return NumberedScreen(layout)
}
