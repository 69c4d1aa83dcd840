import UIKit

extension Scene {
  /// The wall of a social network for cats: 600 comments on coloured, rounded cells.
  package static let catWall = Scene(
    name: "cat-wall", summary: "The wall of a social network for cats, 600 comments in sections"
  ) { _ in CatWallViewController(.ofClass(CatWallCell.self)) }

  /// The same wall, with a hierarchy of views in each cell.
  package static let nestedCatWall = Scene(
    name: "cat-wall-nested",
    summary: "The same, each cell a hierarchy of views, for comparing profiles"
  ) { _ in CatWallViewController(.ofClass(NestedCatWallCell.self)) }

  /// The same wall with a hierarchy from a xib that is registered and read once: the initial state
  /// of the second case study of chapter 2.
  package static let xibCatWall = Scene(
    name: "cat-wall-xib",
    summary: "The same, each cell a hierarchy of a xib that is read once, for comparing profiles"
  ) { _ in CatWallViewController(.nib(UINib(data: CatWallDocument.xib, bundle: nil))) }

  /// The scene ``xibCatWall`` with a xib that is read for each cell.
  package static let rereadXibCatWall = Scene(
    name: "cat-wall-xib-reread",
    summary: "The same, the xib read for each cell, for comparing profiles"
  ) { _ in
    CatWallViewController(
      .nib(
        UINib { UINib(data: CatWallDocument.xib, bundle: nil).instantiate(withOwner: nil) }))
  }

  /// The same wall, whose cells perform a long task before each reuse.
  package static let busyCatWall = Scene(
    name: "cat-wall-busy",
    summary: "The same, a long task in each cell that is used again, for comparing profiles"
  ) { _ in CatWallViewController(.ofClass(BusyCatWallCell.self)) }

  /// The same wall, which performs the task in the background after a cell was displayed.
  package static let relievedCatWall = Scene(
    name: "cat-wall-relieved",
    summary: "The same, the task in the background, for comparing profiles"
  ) { _ in CatWallViewController(.ofClass(CatWallCell.self), hasTasks: true) }
}
