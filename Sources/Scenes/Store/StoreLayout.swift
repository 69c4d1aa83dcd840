import UIKit

/// The layout of the store's shelves.
@MainActor
enum StoreLayout {
  static let headerKind = UICollectionView.elementKindSectionHeader
  static let badgeKind = "Badge"
  static let groundKind = "Ground"

  private static let margin: CGFloat = 16
  /// In front of badges, which are in front of cards.
  private static let headerZIndex = 2

  static func section(_ style: StoreShelf.Style) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(style))
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: margin, bottom: 16, trailing: margin)
    section.orthogonalScrollingBehavior = behavior(style)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: headerKind,
      alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = headerZIndex
    section.boundarySupplementaryItems = [header]
    section.supplementariesFollowContentInsets = false
    if style == .grid { section.decorationItems = [.background(elementKind: groundKind)] }
    return section
  }

  private static func behavior(
    _ style: StoreShelf.Style
  ) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch style {
    case .featured: .groupPagingCentered
    case .cards: .continuous
    case .columns: .groupPaging
    case .grid: .none
    }
  }

  private static func group(_ style: StoreShelf.Style) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    switch style {
    case .featured:
      return .horizontal(
        layoutSize: size(.fractionalWidth(0.84), .absolute(150)), subitems: [whole])
    case .cards:
      let badged = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
      return .horizontal(layoutSize: size(.absolute(104), .absolute(124)), subitems: [badged])
    case .columns:
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.78), .absolute(168)),
        repeatingSubitem: NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(1.0 / 3))), count: 3)
      return column
    case .grid:
      let half = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      half.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
      return .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(64)), subitems: [half])
    }
  }

  /// A badge centred on its card's top trailing corner.
  private static var badge: NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(24), .absolute(24)), elementKind: badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}
