// swift-format-ignore-file
// Generated from UIScrollViewDelegate.swift, UITableViewDelegate.swift, UITableViewDataSource.swift
// by `swift run generate-optional-requirements`. Change the protocol and generate again.

/// The optional methods a `UITableViewController` subclass may override.
///
/// Objective-C gives a class the methods of the protocols it adopts, so that on iOS a
/// subclass writes `override func tableView(_:didSelectRowAt:)`. Here they must exist
/// to be overridden. Each leaves the mark of a method that was not written.
@preconcurrency @MainActor
open class UITableViewControllerRequirements: UIViewController {
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
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewWillDisplayForRowAt) }
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { MissingRequirement.mark(self, .tableViewWillDisplayHeaderViewForSection) }
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { MissingRequirement.mark(self, .tableViewWillDisplayFooterViewForSection) }
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewDidEndDisplayingForRowAt) }
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { MissingRequirement.mark(self, .tableViewDidEndDisplayingHeaderViewForSection) }
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { MissingRequirement.mark(self, .tableViewDidEndDisplayingFooterViewForSection) }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { MissingRequirement.mark(self, .tableViewHeightForRowAt); return UITableView.automaticDimension }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { MissingRequirement.mark(self, .tableViewHeightForHeaderInSection); return UITableView.automaticDimension }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { MissingRequirement.mark(self, .tableViewHeightForFooterInSection); return UITableView.automaticDimension }
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { MissingRequirement.mark(self, .tableViewEstimatedHeightForRowAt); return UITableView.automaticDimension }
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { MissingRequirement.mark(self, .tableViewEstimatedHeightForHeaderInSection); return UITableView.automaticDimension }
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { MissingRequirement.mark(self, .tableViewEstimatedHeightForFooterInSection); return UITableView.automaticDimension }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { MissingRequirement.mark(self, .tableViewViewForHeaderInSection); return nil }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { MissingRequirement.mark(self, .tableViewViewForFooterInSection); return nil }
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { MissingRequirement.mark(self, .tableViewIndentationLevelForRowAt); return 0 }
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .tableViewShouldHighlightRowAt); return true }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewDidHighlightRowAt) }
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewDidUnhighlightRowAt) }
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { MissingRequirement.mark(self, .tableViewWillSelectRowAt); return indexPath }
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { MissingRequirement.mark(self, .tableViewWillDeselectRowAt); return indexPath }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewDidSelectRowAt) }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewDidDeselectRowAt) }
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewAccessoryButtonTappedForRowWith) }
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .tableViewCanPerformPrimaryActionForRowAt); return true }
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewPerformPrimaryActionForRowAt) }
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .tableViewShouldBeginMultipleSelectionInteractionAt); return false }
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewDidBeginMultipleSelectionInteractionAt) }
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { MissingRequirement.mark(self, .tableViewDidEndMultipleSelectionInteraction) }
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .tableViewShouldShowMenuForRowAt); return false }
  open func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { MissingRequirement.mark(self, .tableViewCanPerformActionForRowAtWithSender); return false }
  open func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { MissingRequirement.mark(self, .tableViewPerformActionForRowAtWithSender) }
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { MissingRequirement.mark(self, .tableViewContextMenuConfigurationForRowAtPoint); return nil }
  open func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { MissingRequirement.mark(self, .tableViewPreviewForHighlightingContextMenuWithConfiguration); return nil }
  open func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { MissingRequirement.mark(self, .tableViewPreviewForDismissingContextMenuWithConfiguration); return nil }
  open func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { MissingRequirement.mark(self, .tableViewWillPerformPreviewActionForMenuWithAnimator) }
  open func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { MissingRequirement.mark(self, .tableViewWillDisplayContextMenuAnimator) }
  open func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { MissingRequirement.mark(self, .tableViewWillEndContextMenuInteractionAnimator) }
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .tableViewCanFocusRowAt); return true }
  open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { MissingRequirement.mark(self, .tableViewShouldUpdateFocusIn); return true }
  open func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { MissingRequirement.mark(self, .tableViewDidUpdateFocusInWith) }
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { MissingRequirement.mark(self, .indexPathForPreferredFocusedViewIn); return nil }
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .tableViewSelectionFollowsFocusForRowAt); return false }
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { MissingRequirement.mark(self, .tableViewEditingStyleForRowAt); return .delete }
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .tableViewShouldIndentWhileEditingRowAt); return true }
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewWillBeginEditingRowAt) }
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { MissingRequirement.mark(self, .tableViewDidEndEditingRowAt) }
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { MissingRequirement.mark(self, .tableViewTitleForDeleteConfirmationButtonForRowAt); return nil }
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { MissingRequirement.mark(self, .tableViewLeadingSwipeActionsConfigurationForRowAt); return nil }
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { MissingRequirement.mark(self, .tableViewTrailingSwipeActionsConfigurationForRowAt); return nil }
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { MissingRequirement.mark(self, .tableViewEditActionsForRowAt); return nil }
  open func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { MissingRequirement.mark(self, .tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath); return proposedDestinationIndexPath }
  open func numberOfSections(in tableView: UITableView) -> Int { MissingRequirement.mark(self, .numberOfSectionsIn); return 1 }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { MissingRequirement.mark(self, .tableViewTitleForHeaderInSection); return nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { MissingRequirement.mark(self, .tableViewTitleForFooterInSection); return nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .tableViewCanEditRowAt); return true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { MissingRequirement.mark(self, .tableViewCanMoveRowAt); return false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { MissingRequirement.mark(self, .sectionIndexTitlesFor); return nil }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { MissingRequirement.mark(self, .tableViewSectionForSectionIndexTitleAt); return index }
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { MissingRequirement.mark(self, .tableViewCommitForRowAt) }
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { MissingRequirement.mark(self, .tableViewMoveRowAtTo) }
}
