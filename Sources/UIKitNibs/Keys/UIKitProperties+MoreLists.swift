// More properties of lists, cells and layouts, derived classes first.

extension UIKitProperties {
  static let moreLists1: [NamedProperty] = [
    row("accessories", \UICollectionViewListCell.accessories),
    row("indentationLevel", \UICollectionViewListCell.indentationLevel),
    row("indentationWidth", \UICollectionViewListCell.indentationWidth),
    row("indentsAccessories", \UICollectionViewListCell.indentsAccessories),
    row("separatorLayoutGuide", \UICollectionViewListCell.separatorLayoutGuide),
    row("hasActiveDrag", \UICollectionView.hasActiveDrag),
    row("hasActiveDrop", \UICollectionView.hasActiveDrop),
    row("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates),
    row("editing", \UICollectionView.isEditing),
    row("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing),
    row(
      "allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing
    ),
    row("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation),
    row("dataSource", \UICollectionView.dataSource),
    row("prefetchDataSource", \UICollectionView.prefetchDataSource),
    row("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
    row("dragDelegate", \UICollectionView.dragDelegate),
    row("dropDelegate", \UICollectionView.dropDelegate),
    row("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled),
    row("reorderingCadence", \UICollectionView.reorderingCadence),
    row("allowsFocus", \UICollectionView.allowsFocus),
    row("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus),
    row("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath),
    row("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems),
    row("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems),
    row("numberOfSections", \UICollectionView.numberOfSections),
    row("delegate", \UICollectionView.delegate),
    fixed("dragState", \UICollectionViewCell.dragState),
    row("contentConfiguration", \UICollectionViewCell.contentConfiguration),
    row("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration),
    row(
      "automaticallyUpdatesContentConfiguration",
      \UICollectionViewCell.automaticallyUpdatesContentConfiguration),
    row(
      "automaticallyUpdatesBackgroundConfiguration",
      \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration),
    row("configurationState", \UICollectionViewCell.configurationState),
  ]

  static let moreLists2: [NamedProperty] = [
    row("numberOfSections", \UITableView.numberOfSections),
    row("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows),
    row("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow),
    row("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows),
    row("hasUncommittedUpdates", \UITableView.hasUncommittedUpdates),
    row("dataSource", \UITableView.dataSource),
    row("prefetchDataSource", \UITableView.prefetchDataSource),
    row("prefetchingEnabled", \UITableView.isPrefetchingEnabled),
    row("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
    row("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
    row("separatorInsetReference", \UITableView.separatorInsetReference),
    row("separatorEffect", \UITableView.separatorEffect),
    row("fillerRowHeight", \UITableView.fillerRowHeight),
    row("selfSizingInvalidation", \UITableView.selfSizingInvalidation),
    row("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
    row("dragInteractionEnabled", \UITableView.dragInteractionEnabled),
    row("hasActiveDrag", \UITableView.hasActiveDrag),
    row("hasActiveDrop", \UITableView.hasActiveDrop),
    row("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
    row("allowsFocus", \UITableView.allowsFocus),
    row("selectionFollowsFocus", \UITableView.selectionFollowsFocus),
    row("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath),
    row("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
    row("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
    row("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount),
    row("sectionIndexColor", \UITableView.sectionIndexColor),
    row("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
    row("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
    row("delegate", \UITableView.delegate),
    row("editingAccessoryType", \UITableViewCell.editingAccessoryType),
    row("editingAccessoryView", \UITableViewCell.editingAccessoryView),
    row("showsReorderControl", \UITableViewCell.showsReorderControl),
    row("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
    fixed("editingStyle", \UITableViewCell.editingStyle),
    row("indentationWidth", \UITableViewCell.indentationWidth),
    row("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
    row("focusStyle", \UITableViewCell.focusStyle),
    row(
      "userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging),
    row("contentConfiguration", \UITableViewCell.contentConfiguration),
    row("backgroundConfiguration", \UITableViewCell.backgroundConfiguration),
    row(
      "automaticallyUpdatesContentConfiguration",
      \UITableViewCell.automaticallyUpdatesContentConfiguration),
    row(
      "automaticallyUpdatesBackgroundConfiguration",
      \UITableViewCell.automaticallyUpdatesBackgroundConfiguration),
    row("configurationState", \UITableViewCell.configurationState),
    row("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation),
  ]

  static let moreLists3: [NamedProperty] = [
    row("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration),
    row("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration),
    row("configuration", \UICollectionViewCompositionalLayout.configuration),
    row("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
    row("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
    row("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
    row("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference),
    row(
      "sectionHeadersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
    row(
      "sectionFootersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),

    row(
      "invalidateFlowLayoutDelegateMetrics",
      \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics),
    row(
      "invalidateFlowLayoutAttributes",
      \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes),
    row("transitionProgress", \UICollectionViewTransitionLayout.transitionProgress),
    row("currentLayout", \UICollectionViewTransitionLayout.currentLayout),
    row("nextLayout", \UICollectionViewTransitionLayout.nextLayout),
    row("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize),
    row("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection),
    row(
      "flipsHorizontallyInOppositeLayoutDirection",
      \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection),
    row("indexPath", \UICollectionViewLayoutAttributes.indexPath),
    row("representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory),
    row("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind),
    row("frame", \UICollectionViewLayoutAttributes.frame),
    row("center", \UICollectionViewLayoutAttributes.center),
    row("size", \UICollectionViewLayoutAttributes.size),
    row("bounds", \UICollectionViewLayoutAttributes.bounds),
    row("transform3D", \UICollectionViewLayoutAttributes.transform3D),
    row("transform", \UICollectionViewLayoutAttributes.transform),
    row("alpha", \UICollectionViewLayoutAttributes.alpha),
    row("zIndex", \UICollectionViewLayoutAttributes.zIndex),
    row("hidden", \UICollectionViewLayoutAttributes.isHidden),
    row("invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything),
    row(
      "invalidateDataSourceCounts",
      \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts),
    row(
      "invalidatedItemIndexPaths",
      \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths),
    row(
      "invalidatedSupplementaryIndexPaths",
      \UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths),
    row(
      "invalidatedDecorationIndexPaths",
      \UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths),
    row(
      "contentOffsetAdjustment",
      \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment),
    row("contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment),
    fixed(
      "previousIndexPathsForInteractivelyMovingItems",
      \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems),
    fixed(
      "targetIndexPathsForInteractivelyMovingItems",
      \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems),
    fixed(
      "interactiveMovementTarget",
      \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget),
    fixed("style", \UITableViewRowAction.style), row("title", \UITableViewRowAction.title),
    row("backgroundColor", \UITableViewRowAction.backgroundColor),
    row("backgroundEffect", \UITableViewRowAction.backgroundEffect),
  ]
}
