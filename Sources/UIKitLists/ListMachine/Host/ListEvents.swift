/// What a list asks its delegate, and what it tells it.
@MainActor
protocol ListEvents: AnyObject {
  // MARK: Fingers

  func shouldHighlightItem(at path: IndexPath) -> Bool
  func didHighlightItem(at path: IndexPath)
  func didUnhighlightItem(at path: IndexPath)
  func shouldSelectItem(at path: IndexPath) -> Bool
  func didSelectItem(at path: IndexPath)
  func shouldDeselectItem(at path: IndexPath) -> Bool
  /// Whether a selected item is deselected because another one is being selected.
  func letsGo(_ path: IndexPath) -> Bool
  func didDeselectItem(at path: IndexPath)
  func canPerformPrimaryAction(at path: IndexPath) -> Bool
  func performPrimaryAction(at path: IndexPath)

  /// Whether two fingers that begin on an item may select several.
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
  func didBeginMultipleSelection(at path: IndexPath)
  func didEndMultipleSelection()

  // MARK: Display. Index paths are the data's.

  func willDisplay(_ cell: any ListCell, at path: IndexPath)
  func didEndDisplaying(_ cell: any ListCell, at path: IndexPath)
  func willDisplay(_ element: any ListElement, ofKind kind: String, at path: IndexPath)
  func didEndDisplaying(_ element: any ListElement, ofKind kind: String, at path: IndexPath)

  // MARK: Offsets and moves

  /// Where content is to stand after an update, in place of where the layout would have it.
  func targetOffset(forProposed offset: CGPoint) -> CGPoint

  /// Where an item lands that a finger has carried, in place of where the layout would have it.
  func moveTarget(
    of source: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath

  // MARK: Editing

  /// Whether an item may be edited; asked while the content is.
  func canEditItem(at path: IndexPath) -> Bool

  /// Called before a cell is told of its row's state.
  func prepareRow(_ cell: any ListCell, at path: IndexPath)

  /// Called when another row is swiped aside, or none any more.
  func swipedRowDidChange(from old: IndexPath?, to new: IndexPath?)

  // MARK: Menus. Index paths are the data's.

  func shouldShowMenu(at path: IndexPath) -> Bool
  func canPerform(_ action: Selector, at path: IndexPath) -> Bool
  func perform(_ action: Selector, at path: IndexPath)

  /// The menu of some items, of which one lies at a point; without items, of the background.
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
