import UIKit

extension Scene {
  /// Five pages, one of them visible.
  package static let pages = Scene(
    name: "pages", summary: "Five pages side by side, turned with a finger",
    defaultSize: CGSize(width: 320, height: 480)
  ) { _ in PagesViewController() }
}
