@testable import CollectionViewFlowLayouts
import Support
import UIKit

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CarouselLayout()
  layout.itemSize = CGSize(width: 300, height: 200)
  return NumberedScreen(layout)
}
