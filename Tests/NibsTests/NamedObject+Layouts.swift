import UIKit

extension NamedObject {
  @MainActor private static let size = NSCollectionLayoutSize(
    widthDimension: .absolute(3), heightDimension: .absolute(4))
  @MainActor private static var group: NSCollectionLayoutGroup {
    .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
  private static let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  static let layouts: [NamedObject] = [
    NamedObject(
      "UICollectionLayoutSectionOrthogonalScrollingProperties",
      {
        NSCollectionLayoutSection(group: group).orthogonalScrollingProperties
      },
      writes: [
        "bounce": 1, "decelerationRate": 1,
      ]),
    NamedObject(
      "UICollectionViewCompositionalLayoutConfiguration",
      {
        UICollectionViewCompositionalLayoutConfiguration()
      },
      writes: [
        "boundarySupplementaryItems": [NSCollectionLayoutBoundarySupplementaryItem](),
        "contentInsetsReference": 1, "interSectionSpacing": 2, "scrollDirection": 1,
      ]),
    NamedObject(
      "UICollectionViewDropProposal", { UICollectionViewDropProposal(operation: .move) },
      reads: "intent"),
    NamedObject(
      "UICollectionViewFocusUpdateContext", { UICollectionViewFocusUpdateContext() },
      reads: "nextFocusedIndexPath? previouslyFocusedIndexPath?"),
    NamedObject(
      "UICollectionViewUpdateItem", { UICollectionViewUpdateItem() },
      reads: "indexPathAfterUpdate? indexPathBeforeUpdate? updateAction"),
    NamedObject(
      "UITableViewFocusUpdateContext", { UITableViewFocusUpdateContext() },
      reads: "nextFocusedIndexPath? previouslyFocusedIndexPath?"),
    NamedObject(
      "NSCollectionLayoutBoundarySupplementaryItem",
      {
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: "a", alignment: .top)
      },
      reads: "alignment offset",
      writes: [
        "extendsBoundary": true, "pinToVisibleBounds": true,
      ]),
    NamedObject(
      "NSCollectionLayoutDecorationItem",
      {
        NSCollectionLayoutDecorationItem.background(elementKind: "a")
      },
      reads: "elementKind",
      writes: [
        "zIndex": 2
      ]),
    NamedObject(
      "NSCollectionLayoutGroup", { group },
      reads: "subitems",
      writes: [
        "interItemSpacing": NSCollectionLayoutSpacing.fixed(2),
        "supplementaryItems": [NSCollectionLayoutSupplementaryItem](),
      ]),
    NamedObject(
      "NSCollectionLayoutSupplementaryItem",
      {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "a", containerAnchor: .init(edges: .top))
      },
      reads: "containerAnchor elementKind itemAnchor?",
      writes: [
        "zIndex": 2
      ]),
    NamedObject(
      "NSCollectionLayoutAnchor", { NSCollectionLayoutAnchor(edges: .top) },
      reads: "edges absoluteOffset fractionalOffset offset"),
    NamedObject(
      "NSCollectionLayoutDimension", { NSCollectionLayoutDimension.absolute(3) },
      reads: """
        dimension absolute estimated fractionalHeight fractionalWidth
        uniformAcrossSiblings
        """),
    NamedObject(
      "NSCollectionLayoutEdgeSpacing",
      {
        NSCollectionLayoutEdgeSpacing(
          leading: nil, top: nil, trailing: nil, bottom: nil)
      },
      reads: "bottom? leading? top? trailing?"),
    NamedObject(
      "NSCollectionLayoutGroupCustomItem",
      {
        NSCollectionLayoutGroupCustomItem(frame: .zero)
      },
      reads: "frame zIndex"),
    NamedObject(
      "NSCollectionLayoutItem", { NSCollectionLayoutItem(layoutSize: size) },
      reads: "layoutSize supplementaryItems",
      writes: [
        "contentInsets": insets,
        "edgeSpacing": NSCollectionLayoutEdgeSpacing(
          leading: nil, top: nil, trailing: nil, bottom: nil),
      ]),
    NamedObject(
      "NSCollectionLayoutSection", { NSCollectionLayoutSection(group: group) },
      reads: "orthogonalScrollingProperties",
      writes: [
        "boundarySupplementaryItems": [NSCollectionLayoutBoundarySupplementaryItem](),
        "contentInsets": insets, "contentInsetsReference": 1,
        "decorationItems": [NSCollectionLayoutDecorationItem](), "interGroupSpacing": 2,
        "orthogonalScrollingBehavior": 1, "supplementariesFollowContentInsets": true,
        "supplementaryContentInsetsReference": 1,
      ]),
    NamedObject(
      "NSCollectionLayoutSize", { size },
      reads: "heightDimension widthDimension"),
    NamedObject(
      "NSCollectionLayoutSpacing", { NSCollectionLayoutSpacing.fixed(3) },
      reads: "fixedSpacing flexibleSpacing spacing"),
  ]
}
