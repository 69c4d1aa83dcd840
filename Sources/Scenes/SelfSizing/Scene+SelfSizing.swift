import UIKit

extension Scene {
  /// A conversation in cells as high as their texts.
  package static let selfSizing = Scene(
    name: "self-sizing", summary: "A conversation in cells that size themselves by their text",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in ConversationViewController() }
}
