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

  /// About how high the row is. Not asked here: rows that have not been in sight have the table's
  /// estimate.
  // Optional; without it: UITableView.automaticDimension
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
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

  // MARK: Editing

  /// What editing does to the row; it deletes it without the method.
  // Optional; without it: .delete
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle

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

  /// Where a moved row goes; the proposed place without the method.
  // Optional; without it: proposedDestinationIndexPath
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}
