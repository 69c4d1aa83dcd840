@testable import TagCellLayout
import Support
import UIKit

private final class Screen: NumberedScreen, TagCellLayoutDelegate {
  func tagCellLayoutTagSize(layout: TagCellLayout, atIndex index: Int) -> CGSize {
    CGSize(width: 50 + CGFloat(index % 4) * 15, height: 40)
  }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = TagCellLayout(alignment: .left, delegate: nil)
  let screen = Screen(layout)
  layout.delegate = screen
  return screen
}
