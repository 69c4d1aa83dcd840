/// What a finger does to items. Points are the content's, in points, as those of
/// `indexPathForItem(at:)`.
///
/// Only cells take part: a finger on a header, on a background or on a view that stands in front
/// does nothing, and one on a cell without user interaction goes to what lies behind it.
extension ListMachine {
  /// The finger that came down on an item last: of several only that one selects.
  func selectingTouch(of touches: Set<UITouch>) -> UITouch? {
    touches.first { ObjectIdentifier($0) == selection.touch?.finger }
  }

  /// A touch that will not end: the cell under it may have been reused or let go, and its content
  /// exchanged.
  func fingerIsGone(_ finger: UITouch) {
    if selection.touch?.finger == ObjectIdentifier(finger) { touchCancelled() }
  }

  /// A finger comes down. An item that lets itself be highlighted is, until the finger goes up or
  /// away.
  package func touchDown(at point: CGPoint, by finger: UITouch? = nil) {
    touchCancelled()
    if swipes.open != nil { return closeSwipeActions(animated: true) }
    guard takesSelection || togglesOutline(at: point), let indexPath = item(touchedAt: point),
      host.shouldHighlightItem(at: indexPath)
    else { return }
    selection.beginTouch(on: indexPath, by: finger.map(ObjectIdentifier.init))
    highlightTouched(indexPath)
  }

  /// The finger moves: off its item, which ends the highlight, or back onto it.
  package func touchMoved(to point: CGPoint) {
    guard let touch = selection.touch else { return }
    let isInside = item(touchedAt: point) == touch.indexPath
    guard selection.moveTouch(isInside: isInside) else { return }
    if isInside { highlightTouched(touch.indexPath) } else { unhighlightTouched(touch.indexPath) }
  }

  /// The finger goes up. If it lies on the item it came down on, that is a tap.
  package func touchUp(at point: CGPoint) {
    touchMoved(to: point)
    guard let touch = selection.endTouch() else { return }
    if touch.isInside { tap(touch.indexPath) }
  }

  /// The touch was taken away, by a scroll for instance: nothing is selected.
  package func touchCancelled() {
    guard let touch = selection.endTouch() else { return }
    if touch.isInside { unhighlightTouched(touch.indexPath) }
  }

  /// The end of a tap, from the highlight's end to the primary action: the order of the whole is
  /// here.
  ///
  /// Apple's own texts disagree about whether the highlight ends before or after the selection.
  /// Here it ends first, as in the Collection View Programming Guide. The primary action follows
  /// where the selection was refused, too, and not where it was extended by an item. Source: Apple,
  /// collectionView(_:performPrimaryActionForItemAt:).
  private func tap(_ indexPath: IndexPath) {
    unhighlightTouched(indexPath)
    guard counts.contains(indexPath) else { return }
    if cell(at: indexPath)?.rowParts?.rowTogglesOutline == true {
      return toggleOutline(at: indexPath)
    }
    if takesSeveral && selection.contains(indexPath) { return deselectByFinger(indexPath) }
    if selectByFinger(indexPath) && selection.indexPaths.count > 1 { return }
    if host.canPerformPrimaryAction(at: indexPath) { host.performPrimaryAction(at: indexPath) }
  }

  /// Selects an item if the delegate lets it; without several at a time, in place of another one.
  /// Returns whether it did.
  @discardableResult
  func selectByFinger(_ indexPath: IndexPath) -> Bool {
    guard host.shouldSelectItem(at: indexPath) else { return false }
    if !takesSeveral {
      for other in selection.indexPaths where other != indexPath && host.letsGo(other) {
        setSelected(false, at: other)
        host.didDeselectItem(at: other)
      }
    }
    setSelected(true, at: indexPath)
    goWhereCellLeads(at: indexPath)
    host.didSelectItem(at: indexPath)
    return true
  }

  /// A storyboard's cell leads where its segue does, except while it is chosen for editing. That
  /// comes before the delegate is told of the selection.
  private func goWhereCellLeads(at indexPath: IndexPath) {
    guard !isEditing, let cell = cell(at: indexPath) else { return }
    cell.segues.selection?(cell)
  }

  /// Deselects an item if the delegate lets it.
  func deselectByFinger(_ indexPath: IndexPath) {
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

  /// Selects an item in place of the one that was tapped.
  func select(insteadOfTapped path: IndexPath) {
    select(path, animated: false)
    host.didSelectItem(at: path)
  }

  private func togglesOutline(at point: CGPoint) -> Bool {
    item(touchedAt: point).flatMap(cell)?.rowParts?.rowTogglesOutline == true
  }

  /// The item whose cell is the frontmost view under a finger.
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
