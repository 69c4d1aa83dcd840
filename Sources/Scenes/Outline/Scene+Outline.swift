import UIKit

extension Scene {
  /// A garden's beds as a tree, partly expanded.
  package static let outline = Scene(
    name: "outline", summary: "A tree of a garden's beds, expanded in part",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in OutlineViewController() }
}
