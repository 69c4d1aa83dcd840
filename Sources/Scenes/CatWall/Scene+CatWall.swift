import UIKit

extension Scene {
  /// The wall of a social network for cats: 600 comments on coloured, rounded cells.
  package static let catWall = Scene(
    name: "cat-wall", summary: "The wall of a social network for cats, 600 comments in sections"
  ) { _ in CatWallViewController() }
}
