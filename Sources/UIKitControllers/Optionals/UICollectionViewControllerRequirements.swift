// swift-format-ignore-file
// Generated from UIScrollViewDelegate.swift, UICollectionViewDelegate.swift,
// UICollectionViewDataSource.swift by `swift run generate-optional-requirements`. Change the
// protocol and generate again.

/// The optional methods a `UICollectionViewController` subclass may override.
///
/// Objective-C gives a class the methods of the protocols it adopts, so that on iOS a
/// subclass writes `override func collectionView(_:didSelectItemAt:)`. Here they must exist
/// to be overridden. Each leaves the mark of a method that was not written.
@preconcurrency @MainActor
open class UICollectionViewControllerRequirements: UIViewController {
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { MissingRequirement.mark(self, .scrollViewDidScroll) }
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { MissingRequirement.mark(self, .scrollViewDidZoom) }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { MissingRequirement.mark(self, .scrollViewWillBeginDragging) }
  open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { MissingRequirement.mark(self, .scrollViewWillEndDraggingWithVelocityTargetContentOffset) }
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { MissingRequirement.mark(self, .scrollViewDidEndDraggingWillDecelerate) }
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { MissingRequirement.mark(self, .scrollViewWillBeginDecelerating) }
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { MissingRequirement.mark(self, .scrollViewDidEndDecelerating) }
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { MissingRequirement.mark(self, .scrollViewDidEndScrollingAnimation) }
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { MissingRequirement.mark(self, .viewForZoomingIn); return nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { MissingRequirement.mark(self, .scrollViewWillBeginZoomingWith) }
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { MissingRequirement.mark(self, .scrollViewDidEndZoomingWithAtScale) }
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { MissingRequirement.mark(self, .scrollViewShouldScrollToTop); return true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { MissingRequirement.mark(self, .scrollViewDidScrollToTop) }
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { MissingRequirement.mark(self, .scrollViewDidChangeAdjustedContentInset) }
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewShouldHighlightItemAt); return true }
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewDidHighlightItemAt) }
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewDidUnhighlightItemAt) }
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewShouldSelectItemAt); return true }
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewShouldDeselectItemAt); return true }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewDidSelectItemAt) }
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewDidDeselectItemAt) }
  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewCanPerformPrimaryActionForItemAt); return true }
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewPerformPrimaryActionForItemAt) }
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewCanEditItemAt); return true }
  open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewShouldBeginMultipleSelectionInteractionAt); return false }
  open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewDidBeginMultipleSelectionInteractionAt) }
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { MissingRequirement.mark(self, .collectionViewDidEndMultipleSelectionInteraction) }
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewWillDisplayForItemAt) }
  open func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewWillDisplaySupplementaryViewForElementKindAt) }
  open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewDidEndDisplayingForItemAt) }
  open func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAt) }
  open func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { MissingRequirement.mark(self, .collectionViewTargetContentOffsetForProposedContentOffset); return proposedContentOffset }
  open func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { MissingRequirement.mark(self, .collectionViewTransitionLayoutForOldLayoutNewLayout); return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
  open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { MissingRequirement.mark(self, .collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath); return proposedIndexPath }
  open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { MissingRequirement.mark(self, .collectionViewTargetIndexPathForMoveFromItemAtToProposedIndexPath); return proposedIndexPath }
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewShouldShowMenuForItemAt); return false }
  open func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { MissingRequirement.mark(self, .collectionViewCanPerformActionForItemAtWithSender); return false }
  open func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { MissingRequirement.mark(self, .collectionViewPerformActionForItemAtWithSender) }
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { MissingRequirement.mark(self, .collectionViewContextMenuConfigurationForItemsAtPoint); return nil }
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { MissingRequirement.mark(self, .collectionViewContextMenuConfigurationForItemAtPoint); return nil }
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { MissingRequirement.mark(self, .collectionViewContextMenuConfigurationHighlightPreviewForItemAt); return nil }
  open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { MissingRequirement.mark(self, .collectionViewContextMenuConfigurationDismissalPreviewForItemAt); return nil }
  open func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { MissingRequirement.mark(self, .collectionViewPreviewForHighlightingContextMenuWithConfiguration); return nil }
  open func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { MissingRequirement.mark(self, .collectionViewPreviewForDismissingContextMenuWithConfiguration); return nil }
  open func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { MissingRequirement.mark(self, .collectionViewWillPerformPreviewActionForMenuWithAnimator) }
  open func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { MissingRequirement.mark(self, .collectionViewWillDisplayContextMenuAnimator) }
  open func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { MissingRequirement.mark(self, .collectionViewWillEndContextMenuInteractionAnimator) }
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewCanFocusItemAt); return true }
  open func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool { MissingRequirement.mark(self, .collectionViewShouldUpdateFocusIn); return true }
  open func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { MissingRequirement.mark(self, .collectionViewDidUpdateFocusInWith) }
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { MissingRequirement.mark(self, .indexPathForPreferredFocusedViewIn); return nil }
  open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewSelectionFollowsFocusForItemAt); return false }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { MissingRequirement.mark(self, .numberOfSectionsIn); return 1 }
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { MissingRequirement.mark(self, .collectionViewViewForSupplementaryElementOfKindAt); return UICollectionReusableView(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .collectionViewCanMoveItemAt); return true }
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { MissingRequirement.mark(self, .collectionViewMoveItemAtTo) }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { MissingRequirement.mark(self, .indexTitlesFor); return nil }
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { MissingRequirement.mark(self, .collectionViewIndexPathForIndexTitleAt); return IndexPath(indexes: [0, 0]) }
}
