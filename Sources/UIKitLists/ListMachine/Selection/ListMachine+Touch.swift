/// Highlights and selects items by touch. Points are in points of the content, as those of
/// `indexPathForItem(at:)`.
///
/// Only touches on cells count: those on headers, backgrounds or views in front do nothing, and a
/// cell without user interaction passes its touches to the view behind it.
extension ListMachine {
  /// Returns the touch that can select an item: the one that began on an item last.
  func selectingTouch(of touches: Set<UITouch>) -> UITouch? {
    touches.first { ObjectIdentifier($0) == selection.touch?.finger }
  }

  /// Begins a touch of the host.
  func touchesBegan(_ touches: Set<UITouch>) {
    if let touch = touches.first { touchDown(at: touch.location(in: host), by: touch) }
  }

  /// Moves the touch of the host that can select an item.
  func touchesMoved(_ touches: Set<UITouch>) {
    if let touch = selectingTouch(of: touches) { touchMoved(to: touch.location(in: host)) }
  }

  /// Ends the touch of the host that can select an item.
  func touchesEnded(_ touches: Set<UITouch>) {
    if let touch = selectingTouch(of: touches) { touchUp(at: touch.location(in: host)) }
  }

  /// Cancels the touch of the host that can select an item.
  func touchesCancelled(_ touches: Set<UITouch>) {
    if selectingTouch(of: touches) != nil { touchCancelled() }
  }

  /// Cancels a touch whose end will not be reported: its cell may have been reused or removed, and
  /// its content replaced.
  func touchWasRemoved(_ finger: UITouch) {
    if selection.touch?.finger == ObjectIdentifier(finger) { touchCancelled() }
  }

  /// Begins a touch. Highlights the item, if the delegate allows it, until the touch ends or
  /// leaves.
  package func touchDown(at point: CGPoint, by finger: UITouch? = nil) {
    touchCancelled()
    if swipes.open != nil { return closeSwipeActions(animated: true) }
    guard allowsSelectionInMode || togglesOutline(at: point),
      let indexPath = item(touchedAt: point),
      host.shouldHighlightItem(at: indexPath)
    else { return }
    selection.beginTouch(on: indexPath, by: finger.map(ObjectIdentifier.init))
    highlightTouched(indexPath)
  }

  /// Moves a touch. Ends the highlight when it leaves its item and restores it on return.
  package func touchMoved(to point: CGPoint) {
    guard let touch = selection.touch else { return }
    let isInside = item(touchedAt: point) == touch.indexPath
    guard selection.moveTouch(isInside: isInside) else { return }
    if isInside { highlightTouched(touch.indexPath) } else { unhighlightTouched(touch.indexPath) }
  }

  /// Ends a touch. On the item on which it began, it is a tap.
  package func touchUp(at point: CGPoint) {
    touchMoved(to: point)
    guard let touch = selection.endTouch() else { return }
    if touch.isInside { tap(touch.indexPath) }
  }

  /// Cancels a touch, for example because of a scroll; nothing is selected.
  package func touchCancelled() {
    guard let touch = selection.endTouch() else { return }
    if touch.isInside { unhighlightTouched(touch.indexPath) }
  }

  /// Handles the end of a tap, from unhighlighting to the primary action, and defines their order.
  ///
  /// Apple's texts disagree about whether the highlight ends before or after the selection. Here it
  /// ends first, as in the Collection View Programming Guide. The primary action also follows a
  /// refused selection, but not one extended by an item. Source: Apple,
  /// collectionView(_:performPrimaryActionForItemAt:).
  private func tap(_ indexPath: IndexPath) {
    unhighlightTouched(indexPath)
    guard counts.contains(indexPath) else { return }
    if cell(at: indexPath)?.rowParts?.rowTogglesOutline == true {
      return toggleOutline(at: indexPath)
    }
    if allowsSeveral && selection.contains(indexPath) { return deselectFromTouch(indexPath) }
    if selectFromTouch(indexPath) && selection.indexPaths.count > 1 { return }
    if host.canPerformPrimaryAction(at: indexPath) { host.performPrimaryAction(at: indexPath) }
  }

  /// Selects an item if the delegate allows it, replacing the selection unless several items can be
  /// selected. Returns whether it did.
  @discardableResult
  func selectFromTouch(_ indexPath: IndexPath) -> Bool {
    guard host.shouldSelectItem(at: indexPath) else { return false }
    if !allowsSeveral {
      for other in selection.indexPaths
      where other != indexPath && host.shouldDeselectForOtherSelection(other) {
        setSelected(false, at: other)
        host.didDeselectItem(at: other)
      }
    }
    setSelected(true, at: indexPath)
    performCellSegue(at: indexPath)
    host.didSelectItem(at: indexPath)
    return true
  }

  /// Performs the selection segue of a storyboard's cell, except in editing mode, before the
  /// delegate is notified of the selection.
  private func performCellSegue(at indexPath: IndexPath) {
    guard !isEditing, let cell = cell(at: indexPath) else { return }
    cell.segues.selection?(cell)
  }

  /// Deselects an item if the delegate allows it.
  func deselectFromTouch(_ indexPath: IndexPath) {
    guard host.shouldDeselectItem(at: indexPath) else { return }
    setSelected(false, at: indexPath)
    host.didDeselectItem(at: indexPath)
  }

  private func highlightTouched(_ indexPath: IndexPath) {
    setHighlighted(true, at: indexPath)
    host.didHighlightItem(at: indexPath)
  }

  private func unhighlightTouched(_ indexPath: IndexPath) {
    setHighlighted(false, at: indexPath)
    host.didUnhighlightItem(at: indexPath)
  }

  /// Selects another item instead of the tapped one.
  func select(insteadOfTapped path: IndexPath) {
    select(path, animated: false)
    host.didSelectItem(at: path)
  }

  private func togglesOutline(at point: CGPoint) -> Bool {
    item(touchedAt: point).flatMap(cell)?.rowParts?.rowTogglesOutline == true
  }

  /// Returns the item whose cell is the frontmost view at a point.
  private func item(touchedAt point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    var view = host.hitTest(point, with: nil)
    while let current = view, current !== host {
      if let path = indexPath(for: current) { return path }
      view = current.superview
    }
    return nil
  }
}
