import UIKit

/// The mosaic's repeated pattern: a large tile beside two small ones, a line of three, and the
/// first mirrored.
@MainActor
enum NestedGroups {
  private static let gap: CGFloat = 3

  /// Returns a section with a header of the height `header` at its top, and insets at its sides.
  static func section(header: String) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(5.0 / 3)),
      subitems: [block(isTurned: false), line, block(isTurned: true)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 9, bottom: 12, trailing: 9)
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(38)), elementKind: header, alignment: .top)
    section.boundarySupplementaryItems = [title]
    return section
  }

  /// Returns a group of a tile with two thirds of the width and a column of two.
  private static func block(isTurned: Bool) -> NSCollectionLayoutGroup {
    let large = tile(.fractionalWidth(2.0 / 3), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
      repeatingSubitem: tile(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    return .horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)),
      subitems: isTurned ? [column, large] : [large, column])
  }

  private static var line: NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.2)),
      repeatingSubitem: tile(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), count: 3)
  }

  private static func tile(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size(width, height))
    item.contentInsets = NSDirectionalEdgeInsets(top: gap, leading: gap, bottom: gap, trailing: gap)
    return item
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}
