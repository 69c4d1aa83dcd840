/// What a collection view tells and asks about highlighting, selection, display and moves.
///
/// Every method may be left out, and is called as on iOS:
/// `delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)`. This file is also the
/// table from which `UICollectionViewDelegate+Optionals.swift` is generated.
/// Source: Apple, UICollectionViewDelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // MARK: Highlighting and selection

  /// Whether a touch highlights the item, which selecting needs; it does without the method.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// The item was highlighted.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// The item's highlight was removed.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Whether a touch selects the item; it does without the method.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether a touch deselects the item; it does without the method.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// A touch, not code, selected the item.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// A touch, not code, deselected the item.
  // Optional
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Whether the item has a primary action; without the method it has, except while editing.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the item's primary action, such as opening it.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  )

  /// Whether the item may be selected and changed while editing; it may without the method.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether a drag of two fingers starts selecting several items; it does not without the method.
  // Optional; without it: false
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// A drag of two fingers started selecting several items.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// A drag of two fingers stopped selecting several items.
  // Optional
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // MARK: Display

  /// `cell` is about to be shown.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// The supplementary `view` is about to be shown.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )

  /// `cell` was removed from the collection view.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// The supplementary `view` was removed from the collection view.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )

  // MARK: Offsets and moves

  /// The content offset after a change of layout or an update; the proposed one without the method.
  // Optional; without it: proposedContentOffset
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// The layout for a transition by hand; a plain one without the method.
  // Optional; without it: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout:
  // toLayout)
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Where a moved item goes; the proposed place without the method.
  // Optional; without it: proposedIndexPath
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Where a moved item goes, as asked before iOS 15; the proposed place without the method.
  // Optional; without it: proposedIndexPath
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Menus

  /// Whether a long press shows the edit menu; it does not without the method.
  // Optional; without it: false
  func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether the edit menu offers `action`; it does not without the method.
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

  /// What a finger that rests opens a context menu of: the selected items where the touched one is
  /// among them, else that one; none beside all. No menu without the method.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// What a finger that rests opens a context menu of, as asked before iOS 16.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// What is lifted of an item; its cell without the method.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Where what was lifted of an item goes back to; where it came from without the method.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// What is lifted, by the method's name before iOS 16: asked where the newer one gives
  /// nothing.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Where what was lifted goes back to, by its name before iOS 16.
  // Optional; without it: nil
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The preview of the context menu was tapped; the menu is about to go.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// The context menu is about to come.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The context menu is about to go.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  // MARK: Focus

  /// Whether the item can have the focus; it can without the method.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool

  /// Whether the focus may move; it may without the method.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool

  /// The focus has moved.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )

  /// The item that has the focus first.
  // Optional; without it: nil
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

  /// Whether the item is selected when it gets the focus.
  // Optional; without it: false
  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
}
