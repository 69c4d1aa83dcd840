@testable import ChatLayout
import Support
import UIKit

private final class Screen: NumberedScreen, ChatLayoutDelegate {
  func sizeForItem(
    _ chatLayout: CollectionViewChatLayout, at indexPath: IndexPath
  ) -> ItemSize { .exact(CGSize(width: 320, height: 50)) }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = CollectionViewChatLayout()
  let screen = Screen(layout)
  layout.delegate = screen
  return screen
}
