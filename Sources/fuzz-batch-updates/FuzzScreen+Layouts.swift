import UIKit

/// The layouts of fuzzed screens.
extension FuzzScreen {
  static func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind.arrangement {
    case .flow: flow(kind)
    case .compositional: compositional(kind)
    case .list: list(kind)
    case .rows: rows(kind)
    }
  }

  private static func flow(_ kind: Kind) -> FuzzFlowLayout {
    let layout = FuzzFlowLayout()
    layout.isDecorated = kind.isDecorated
    layout.flips = kind.isMirrored
    layout.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
    layout.itemSize = CGSize(width: kind.sizesItself ? 60 : 18, height: 14)
    if kind.sizesItself { layout.estimatedItemSize = layout.itemSize }
    layout.minimumLineSpacing = 3
    layout.minimumInteritemSpacing = 2
    layout.headerReferenceSize = CGSize(width: 6, height: 6)
    return layout
  }

  /// Lines of one item, each of its preferred length, or nested groups; with headers of 6 points.
  private static func compositional(_ kind: Kind) -> UICollectionViewCompositionalLayout {
    layout(kind) { _ in
      section(kind.sizesItself ? line(kind) : kind.isHorizontal ? column(kind) : nest(kind), kind)
    }
  }

  /// Orthogonally scrolling sections with all behaviours in turn, and pinned headers.
  private static func rows(_ kind: Kind) -> UICollectionViewCompositionalLayout {
    layout(kind) { index in
      let section = section(card(kind), kind)
      section.orthogonalScrollingBehavior = behaviors[index % behaviors.count]
      section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 2, trailing: 7)
      section.boundarySupplementaryItems.first?.pinToVisibleBounds = kind.delegateGivesSizes
      return section
    }
  }

  private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .groupPagingCentered, .none, .continuous, .paging, .groupPaging,
    .continuousGroupLeadingBoundary,
  ]

  /// Groups of two items, of which 60 points show almost three.
  private static func card(_ kind: Kind) -> NSCollectionLayoutGroup {
    if kind.sizesItself {
      let size = size(.absolute(23), .estimated(14))
      return .vertical(layoutSize: size, subitems: [item(size, kind)])
    }
    let half = item(size(.fractionalWidth(1), .fractionalHeight(0.5)), kind)
    return .vertical(layoutSize: size(.absolute(23), .absolute(26)), subitems: [half])
  }

  private static func section(
    _ group: NSCollectionLayoutGroup, _ kind: Kind
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: kind.isHorizontal
          ? size(.absolute(6), .fractionalHeight(1)) : size(.fractionalWidth(1), .absolute(6)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: kind.isHorizontal ? .leading : .top)
    ]
    if kind.isDecorated {
      section.decorationItems = [.background(elementKind: FuzzFlowLayout.background)]
    }
    return section
  }

  private static func layout(
    _ kind: Kind, _ section: @escaping (Int) -> NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in section(index) }, configuration: configuration)
    layout.register(FuzzView.self, forDecorationViewOfKind: FuzzFlowLayout.background)
    return layout
  }

  private static func line(_ kind: Kind) -> NSCollectionLayoutGroup {
    let size = size(.fractionalWidth(1), .estimated(14))
    return .horizontal(layoutSize: size, subitems: [item(size, kind)])
  }

  private static func column(_ kind: Kind) -> NSCollectionLayoutGroup {
    .vertical(
      layoutSize: size(.absolute(17), .fractionalHeight(1)),
      subitems: [item(size(.fractionalWidth(1), .fractionalHeight(0.4)), kind)])
  }

  /// A large item and two small ones above each other.
  private static func nest(_ kind: Kind) -> NSCollectionLayoutGroup {
    let large = item(size(.fractionalWidth(0.55), .fractionalHeight(1)), kind)
    large.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 1)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.45), .fractionalHeight(1)),
      subitems: [item(size(.fractionalWidth(1), .fractionalHeight(0.5)), kind)])
    return .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(31)), subitems: [large, pair])
  }

  private static func item(
    _ size: NSCollectionLayoutSize, _ kind: Kind
  ) -> NSCollectionLayoutItem {
    guard kind.isDecorated else { return NSCollectionLayoutItem(layoutSize: size) }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: self.size(.absolute(4), .absolute(4)), elementKind: FuzzFlowLayout.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
    return NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Rows of their preferred length.
  private static func list(_ kind: Kind) -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(
      appearance: kind.isDecorated ? .insetGrouped : .plain)
    configuration.headerMode = .supplementary
    return .list(using: configuration)
  }
}
