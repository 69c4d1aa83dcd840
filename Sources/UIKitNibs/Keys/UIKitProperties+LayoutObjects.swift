// The properties of the parts of compositional layouts, and of updates, derived classes first.

extension UIKitProperties {
  static let layoutObjects1: [NamedProperty] = [
    row("bounce", \UICollectionLayoutSectionOrthogonalScrollingProperties.bounce),
    row(
      "decelerationRate", \UICollectionLayoutSectionOrthogonalScrollingProperties.decelerationRate),
    row(
      "boundarySupplementaryItems",
      \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems),
    row(
      "contentInsetsReference",
      \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference),
    row(
      "interSectionSpacing", \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing),
    row("scrollDirection", \UICollectionViewCompositionalLayoutConfiguration.scrollDirection),
    row("intent", \UICollectionViewDropProposal.intent),
    row("nextFocusedIndexPath", \UICollectionViewFocusUpdateContext.nextFocusedIndexPath),
    row(
      "previouslyFocusedIndexPath", \UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath),
    fixed("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate),
    fixed("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate),
    fixed("updateAction", \UICollectionViewUpdateItem.updateAction),
    row("nextFocusedIndexPath", \UITableViewFocusUpdateContext.nextFocusedIndexPath),
    row("previouslyFocusedIndexPath", \UITableViewFocusUpdateContext.previouslyFocusedIndexPath),
    row("alignment", \NSCollectionLayoutBoundarySupplementaryItem.alignment),
    row("extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary),
    row("offset", \NSCollectionLayoutBoundarySupplementaryItem.offset),
    row("pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds),
    row("elementKind", \NSCollectionLayoutDecorationItem.elementKind),
    row("zIndex", \NSCollectionLayoutDecorationItem.zIndex),
    row("interItemSpacing", \NSCollectionLayoutGroup.interItemSpacing),
    row("subitems", \NSCollectionLayoutGroup.subitems),
    row("supplementaryItems", \NSCollectionLayoutGroup.supplementaryItems),
    row("containerAnchor", \NSCollectionLayoutSupplementaryItem.containerAnchor),
    row("elementKind", \NSCollectionLayoutSupplementaryItem.elementKind),
    row("itemAnchor", \NSCollectionLayoutSupplementaryItem.itemAnchor),
    row("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex),
    row("edges", \NSCollectionLayoutAnchor.edges),
    row("absoluteOffset", \NSCollectionLayoutAnchor.isAbsoluteOffset),
    row("fractionalOffset", \NSCollectionLayoutAnchor.isFractionalOffset),
    row("offset", \NSCollectionLayoutAnchor.offset),
  ]

  static let layoutObjects2: [NamedProperty] = [
    row("dimension", \NSCollectionLayoutDimension.dimension),
    row("absolute", \NSCollectionLayoutDimension.isAbsolute),
    row("estimated", \NSCollectionLayoutDimension.isEstimated),
    row("fractionalHeight", \NSCollectionLayoutDimension.isFractionalHeight),
    row("fractionalWidth", \NSCollectionLayoutDimension.isFractionalWidth),
    row("uniformAcrossSiblings", \NSCollectionLayoutDimension.isUniformAcrossSiblings),
    row("bottom", \NSCollectionLayoutEdgeSpacing.bottom),
    row("leading", \NSCollectionLayoutEdgeSpacing.leading),
    row("top", \NSCollectionLayoutEdgeSpacing.top),
    row("trailing", \NSCollectionLayoutEdgeSpacing.trailing),
    row("frame", \NSCollectionLayoutGroupCustomItem.frame),
    row("zIndex", \NSCollectionLayoutGroupCustomItem.zIndex),
    row("contentInsets", \NSCollectionLayoutItem.contentInsets),
    row("edgeSpacing", \NSCollectionLayoutItem.edgeSpacing),
    row("layoutSize", \NSCollectionLayoutItem.layoutSize),
    row("supplementaryItems", \NSCollectionLayoutItem.supplementaryItems),
    row("boundarySupplementaryItems", \NSCollectionLayoutSection.boundarySupplementaryItems),
    row("contentInsets", \NSCollectionLayoutSection.contentInsets),
    row("contentInsetsReference", \NSCollectionLayoutSection.contentInsetsReference),
    row("decorationItems", \NSCollectionLayoutSection.decorationItems),
    row("interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing),
    row("orthogonalScrollingBehavior", \NSCollectionLayoutSection.orthogonalScrollingBehavior),
    row("orthogonalScrollingProperties", \NSCollectionLayoutSection.orthogonalScrollingProperties),
    row(
      "supplementariesFollowContentInsets",
      \NSCollectionLayoutSection.supplementariesFollowContentInsets),
    row(
      "supplementaryContentInsetsReference",
      \NSCollectionLayoutSection.supplementaryContentInsetsReference),
    row("heightDimension", \NSCollectionLayoutSize.heightDimension),
    row("widthDimension", \NSCollectionLayoutSize.widthDimension),
    row("fixedSpacing", \NSCollectionLayoutSpacing.isFixed),
    row("flexibleSpacing", \NSCollectionLayoutSpacing.isFlexible),
    row("spacing", \NSCollectionLayoutSpacing.spacing),
  ]
}
