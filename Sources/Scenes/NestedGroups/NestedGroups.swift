import UIKit

/// The mosaic's pattern: a large tile beside two small ones, a line of three, and the first turned
/// round, again and again.
@MainActor
enum NestedGroups {
  private static let gap: CGFloat = 3

  /// The sections are `header` high at their tops and stand off the sides.
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

  /// Two thirds for one tile, a column of two for the rest.
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
