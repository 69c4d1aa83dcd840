@testable import CollectionViewLayouts
import Support
import UIKit

private final class Screen: NumberedScreen, LayoutDelegate {
  func cellSize(indexPath: IndexPath) -> CGSize {
    CGSize(width: 90, height: 50 + CGFloat(indexPath.item % 5) * 10)
  }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = PinterestLayout()
  let screen = Screen(layout)
  layout.delegate = screen
  return screen
}
