/// The delegate of a table: heights, headers, selection, editing and display.
///
/// Every method is optional, and is called as on iOS: `delegate?.tableView?(tableView,
/// didSelectRowAt: indexPath)`. This file is also the table from which
/// `UITableViewDelegate+Optionals.swift` is generated. Source: Apple, UITableViewDelegate.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Display

  /// Notifies the delegate that `cell` is about to be displayed.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  )

  /// Notifies the delegate that a header is about to be displayed.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  )

  /// Notifies the delegate that a footer is about to be displayed.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  )

  /// Notifies the delegate that `cell` was removed from the table.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )

  /// Notifies the delegate that a header was removed from the table.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  )

  /// Notifies the delegate that a footer was removed from the table.
  // Optional
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  )

  // MARK: Heights, headers and footers

  /// Returns a row's height in points; `UITableView.automaticDimension` for the cell's own.
  // Optional; without it: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns a header's height in points, or `UITableView.automaticDimension`.
  // Optional; without it: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns a footer's height in points, or `UITableView.automaticDimension`.
  // Optional; without it: UITableView.automaticDimension
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns a row's estimated height in points until it is visible. Called for all rows at once.
  // Optional; without it: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat

  /// Returns a header's estimated height in points until it is visible.
  // Optional; without it: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// Returns a footer's estimated height in points until it is visible.
  // Optional; without it: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  /// Returns the view above a section's rows; nil for the title, or none.
  // Optional; without it: nil
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the view below a section's rows; nil for the title, or none.
  // Optional; without it: nil
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Returns the number of indentation steps of a row's content.
  // Optional; without it: 0
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int

  // MARK: Selection

  /// Returns whether a touch highlights a row, which selection requires. Default: true.
  // Optional; without it: true
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that a row was highlighted.
  // Optional
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Notifies the delegate that a row was unhighlighted.
  // Optional
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row that a touch selects; nil for none. Default: the touched row.
  // Optional; without it: indexPath
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row that a touch deselects; nil for none. Default: the touched row.
  // Optional; without it: indexPath
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath?

  /// Notifies the delegate that a touch, not code, selected a row.
  // Optional
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Notifies the delegate that a touch, not code, deselected a row.
  // Optional
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Notifies the delegate that a row's detail button was tapped.
  // Optional
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  )

  /// Returns whether a tap performs a row's primary action. Default: true except in editing mode.
  // Optional; without it: true
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Performs a row's primary action after a tap.
  // Optional
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Returns whether a two-finger pan can select several rows. Default: false.
  // Optional; without it: false
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that a two-finger pan began to select several rows.
  // Optional
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Notifies the delegate that a two-finger pan stopped selecting several rows.
  // Optional
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Menus

  /// Returns whether a long press shows the edit menu. Default: false.
  // Optional; without it: false
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Returns whether the edit menu contains `action`. Default: false.
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

  /// Returns the context menu for a long press on a row. Default: none.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the preview of the menu's row. Default: its cell.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the preview to which the menu's row returns. Default: its origin.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Notifies the delegate that the context menu's preview was tapped and the menu will close.
  // Optional
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Notifies the delegate that the context menu is about to appear.
  // Optional
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Notifies the delegate that the context menu is about to disappear.
  // Optional
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  // MARK: Focus

  /// Returns whether a row can be focused. Default: true.
  // Optional; without it: true
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Returns whether focus may change. Default: true.
  // Optional; without it: true
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool

  /// Notifies the delegate that focus has changed.
  // Optional
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )

  /// Returns the row that is focused first.
  // Optional; without it: nil
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Returns whether a row is selected when it is focused.
  // Optional; without it: false
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  // MARK: Editing

  /// Returns the editing style of a row. Default: deletion.
  // Optional; without it: .delete
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

  /// Returns whether the content of a row without an editing control is indented in editing mode,
  /// aligned with that of the others. Default: true.
  // Optional; without it: true
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that editing a single row by a swipe begins.
  // Optional
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Notifies the delegate that editing a single row by a swipe has ended.
  // Optional
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns the title of the delete button.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns the swipe actions at the leading edge.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the swipe actions at the trailing edge.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions at the trailing edge, the outermost first, as before iOS 11; used without
  /// `trailingSwipeActionsConfigurationForRowAt`.
  // Optional; without it: nil
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?

  /// Returns the target of a moved row. Default: the proposed one.
  // Optional; without it: proposedDestinationIndexPath
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}
