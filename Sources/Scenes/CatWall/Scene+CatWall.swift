import UIKit

extension Scene {
  /// The wall of a social network for cats: 600 comments on coloured, rounded cells.
  package static let catWall = Scene(
    name: "cat-wall", summary: "The wall of a social network for cats, 600 comments in sections"
  ) { _ in CatWallViewController(cellClass: CatWallCell.self) }

  /// The same wall, with a hierarchy of views in each cell.
  package static let nestedCatWall = Scene(
    name: "cat-wall-nested",
    summary: "The same, each cell a hierarchy of views: to be profiled beside it"
  ) { _ in CatWallViewController(cellClass: NestedCatWallCell.self) }
}
