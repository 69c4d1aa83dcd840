/// What a table tells and asks about heights, headers, selection, editing and display.
///
/// Every method may be left out, and is called as on iOS:
/// `delegate?.tableView?(tableView, didSelectRowAt: indexPath)`. This file is also the table from
/// which `UITableViewDelegate+Optionals.swift` is generated. Source: Apple, UITableViewDelegate.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Display

  /// `cell` is about to be shown.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  )

  /// A header is about to be shown.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  )

  /// A footer is about to be shown.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  )

  /// `cell` was removed from the table.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// A header was removed from the table.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  )

  /// A footer was removed from the table.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  )

  // MARK: Heights, headers and footers

  /// The row's height in points; `UITableView.automaticDimension` for the one its cell asks for.
  // Optional; without it: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The header's height in points, or `UITableView.automaticDimension`.
  // Optional; without it: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The footer's height in points, or `UITableView.automaticDimension`.
  // Optional; without it: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// About how high the row is, in points, until it is in sight. Asked for all rows at once.
  // Optional; without it: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat

  /// About how high the header is, in points, until it is in sight.
  // Optional; without it: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// About how high the footer is, in points, until it is in sight.
  // Optional; without it: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  /// A view above the section's rows; nil for the title, or none.
  // Optional; without it: nil
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// A view below the section's rows; nil for the title, or none.
  // Optional; without it: nil
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// How many steps the row's content is moved towards its end.
  // Optional; without it: 0
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int

  // MARK: Selection

  /// Whether a touch highlights the row, which selecting needs; it does without the method.
  // Optional; without it: true
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool

  /// The row was highlighted.
  // Optional
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// The row's highlight was removed.
  // Optional
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Which row a touch selects instead; nil for none. The row itself without the method.
  // Optional; without it: indexPath
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Which row a touch deselects instead; nil for none. The row itself without the method.
  // Optional; without it: indexPath
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath?

  /// A touch, not code, selected the row.
  // Optional
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// A touch, not code, deselected the row.
  // Optional
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// The row's detail button was tapped.
  // Optional
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  )

  /// Whether the row, when it is tapped, does what it is for; without the method it does, except
  /// while editing.
  // Optional; without it: true
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// The row was tapped to do what it is for.
  // Optional
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Whether a drag of two fingers starts selecting several rows; it does not without the method.
  // Optional; without it: false
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// A drag of two fingers started selecting several rows.
  // Optional
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// A drag of two fingers stopped selecting several rows.
  // Optional
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Menus

  /// Whether a long press shows the edit menu; it does not without the method.
  // Optional; without it: false
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Whether the edit menu offers `action`; it does not without the method.
  // Optional; without it: false
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Performs the edit menu's `action`.
  // Optional
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )

  /// What a finger that rests on the row opens. No menu without the method.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// What is lifted of the menu's row; its cell without the method.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Where what was lifted of the menu's row goes back to; where it came from without the method.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The preview of the context menu was tapped; the menu is about to go.
  // Optional
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// The context menu is about to come.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The context menu is about to go.
  // Optional
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  // MARK: Focus

  /// Whether the row can have the focus; it can without the method.
  // Optional; without it: true
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Whether the focus may move; it may without the method.
  // Optional; without it: true
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool

  /// The focus has moved.
  // Optional
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )

  /// The row that has the focus first.
  // Optional; without it: nil
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Whether the row is selected when it gets the focus.
  // Optional; without it: false
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  // MARK: Editing

  /// What editing does to the row; it deletes it without the method.
  // Optional; without it: .delete
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Whether a row that editing does nothing to makes way for controls all the same, so that its
  /// content stands below that of the others; it does without the method.
  // Optional; without it: true
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Editing of a single row, by a swipe, begins.
  // Optional
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Editing of a single row, by a swipe, has ended.
  // Optional
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// The title of the button that deletes the row.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// What a swipe from the leading edge reveals.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// What a swipe from the trailing edge reveals.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// What a swipe from the trailing edge reveals, the outermost first, where
  /// `trailingSwipeActionsConfigurationForRowAt` says nothing; as delegates said it before iOS 11.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?

  /// Where a moved row goes; the proposed place without the method.
  // Optional; without it: proposedDestinationIndexPath
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}
