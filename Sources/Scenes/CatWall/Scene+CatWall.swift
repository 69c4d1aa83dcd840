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

  /// The same wall, whose cells do a long task whenever they are used again.
  package static let busyCatWall = Scene(
    name: "cat-wall-busy",
    summary: "The same, a long task in each cell that is used again: to be profiled"
  ) { _ in CatWallViewController(cellClass: BusyCatWallCell.self) }

  /// The same wall, which has the task done in the background when a cell has been seen.
  package static let relievedCatWall = Scene(
    name: "cat-wall-relieved",
    summary: "The same, the task in the background: to be profiled beside it"
  ) { _ in CatWallViewController(cellClass: CatWallCell.self, hasTasks: true) }
}
