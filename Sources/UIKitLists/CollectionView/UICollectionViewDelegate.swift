/// The delegate of a collection view: highlighting, selection, display and moves.
///
/// Every method is optional, and is called as on iOS: `delegate?.collectionView?(collectionView,
/// didSelectItemAt: indexPath)`. This file is also the table from which
/// `UICollectionViewDelegate+Optionals.swift` is generated.
/// Source: Apple, UICollectionViewDelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // MARK: Highlighting and selection

  /// Returns whether a touch highlights an item, which selection requires. Default: true.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that an item was highlighted.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Notifies the delegate that an item was unhighlighted.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether a touch selects an item. Default: true.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a touch deselects an item. Default: true.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that a touch, not code, selected an item.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Notifies the delegate that a touch, not code, deselected an item.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Returns whether an item has a primary action. Default: true except in editing mode.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs an item's primary action, such as opening it.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  )

  /// Returns whether an item can be selected and changed in editing mode. Default: true.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a two-finger pan can select several items. Default: false.
  // Optional; without it: false
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that a two-finger pan began to select several items.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Notifies the delegate that a two-finger pan stopped selecting several items.
  // Optional
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // MARK: Display

  /// Notifies the delegate that `cell` is about to be displayed.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// Notifies the delegate that the supplementary `view` is about to be displayed.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )

  /// Notifies the delegate that `cell` was removed from the collection view.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// Notifies the delegate that the supplementary `view` was removed from the collection view.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )

  // MARK: Offsets and moves

  /// Returns the content offset after a change of layout or an update. Default: the proposed one.
  // Optional; without it: proposedContentOffset
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Returns the layout of an interactive transition. Default: a plain transition layout.
  // Optional; without it: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout:
  // toLayout)
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Returns the target of a moved item. Default: the proposed one.
  // Optional; without it: proposedIndexPath
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the target of a moved item, as before iOS 15. Default: the proposed one.
  // Optional; without it: proposedIndexPath
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Menus

  /// Returns whether a long press shows the edit menu. Default: false.
  // Optional; without it: false
  func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether the edit menu contains `action`. Default: false.
  // Optional; without it: false
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Performs the edit menu's `action`.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  )

  /// Returns the context menu for a long press: of the selected items if the touched one is among
  /// them, else of that one; of none outside of items. Default: no menu.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the context menu for a long press on an item, as before iOS 16.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the preview of an item. Default: its cell.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Returns the preview to which an item returns. Default: its origin.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Returns the preview, by the method's name before iOS 16; called if the newer method returns
  /// nil.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the preview to which an item returns, by the method's name before iOS 16.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Notifies the delegate that the context menu's preview was tapped and the menu will close.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Notifies the delegate that the context menu is about to appear.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Notifies the delegate that the context menu is about to disappear.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  // MARK: Focus

  /// Returns whether an item can be focused. Default: true.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether focus may change. Default: true.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool

  /// Notifies the delegate that focus has changed.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )

  /// Returns the item that is focused first.
  // Optional; without it: nil
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

  /// Returns whether an item is selected when it is focused.
  // Optional; without it: false
  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
}
