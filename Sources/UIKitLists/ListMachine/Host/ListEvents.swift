/// The delegate methods of a list.
@preconcurrency @MainActor
protocol ListEvents: AnyObject {
  // MARK: Touches

  func shouldHighlightItem(at path: IndexPath) -> Bool
  func didHighlightItem(at path: IndexPath)
  func didUnhighlightItem(at path: IndexPath)
  func shouldSelectItem(at path: IndexPath) -> Bool
  func didSelectItem(at path: IndexPath)
  func shouldDeselectItem(at path: IndexPath) -> Bool
  /// Returns whether a selected item is deselected when another one is selected.
  func shouldDeselectForOtherSelection(_ path: IndexPath) -> Bool
  func didDeselectItem(at path: IndexPath)
  func canPerformPrimaryAction(at path: IndexPath) -> Bool
  func performPrimaryAction(at path: IndexPath)

  /// Returns whether a two-finger pan that begins on an item selects several items.
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
  func didBeginMultipleSelection(at path: IndexPath)
  func didEndMultipleSelection()

  // MARK: Display. Index paths are the data's.

  func willDisplay(_ cell: any ListCell, at path: IndexPath)
  func didEndDisplaying(_ cell: any ListCell, at path: IndexPath)
  func willDisplay(_ element: any ListElement, ofKind kind: String, at path: IndexPath)
  func didEndDisplaying(_ element: any ListElement, ofKind kind: String, at path: IndexPath)

  // MARK: Offsets and moves

  /// Returns the content offset after an update, given the layout's.
  func targetOffset(forProposed offset: CGPoint) -> CGPoint

  /// Returns the target of an interactive movement, given the layout's.
  func moveTarget(
    of source: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath

  // MARK: Editing

  /// Returns whether an item can be edited; called in editing mode.
  func canEditItem(at path: IndexPath) -> Bool

  /// Called before a cell's row state is set.
  func prepareRow(_ cell: any ListCell, at path: IndexPath)

  /// Called when the row with visible swipe actions changes.
  func swipedRowDidChange(from old: IndexPath?, to new: IndexPath?)

  // MARK: Menus. Index paths are the data's.

  func shouldShowMenu(at path: IndexPath) -> Bool
  func canPerform(_ action: Selector, at path: IndexPath) -> Bool
  func perform(_ action: Selector, at path: IndexPath)

  /// Returns the menu of some items, one of them at a point; without items, of the background.
  func contextMenu(
    forItems paths: [IndexPath], at path: IndexPath?, point: CGPoint
  ) -> UIContextMenuConfiguration?
  func highlightPreview(
    of configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview?
  func dismissalPreview(
    of configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview?
  func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func willPerformPreviewAction(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}
