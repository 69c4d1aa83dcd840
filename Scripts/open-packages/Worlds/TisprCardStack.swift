@testable import TisprCardStack
import Support
import UIKit

/// A pile of cards is not longer than the screen; its cards are swiped away one by one.
private final class Screen: NumberedScreen {
  private let cards = CardStackViewLayout()

  init() { super.init(cards) }

  required init?(coder: NSCoder) { nil }

  override func scrollThrough() {
    super.scrollThrough()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .down
    for _ in 1..<NumberedScreen.itemCount {
      cards.handleSwipe(swipe)
      collectionView.layoutIfNeeded()
      view.window?.clock.advance(by: 1)
    }
  }
}

@MainActor func makeScreen() -> NumberedScreen { Screen() }
