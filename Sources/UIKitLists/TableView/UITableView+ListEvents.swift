extension UITableView: ListEvents {
  // MARK: Touches

  func shouldHighlightItem(at path: IndexPath) -> Bool {
    delegate?.tableView?(self, shouldHighlightRowAt: path) ?? true
  }

  func didHighlightItem(at path: IndexPath) {
    delegate?.tableView?(self, didHighlightRowAt: path)
  }

  func didUnhighlightItem(at path: IndexPath) {
    delegate?.tableView?(self, didUnhighlightRowAt: path)
  }

  func shouldSelectItem(at path: IndexPath) -> Bool {
    follow(delegate?.tableView(self, willSelectRowAt: path), path) {
      machine.select(insteadOfTapped: $0)
    }
  }

  func shouldDeselectItem(at path: IndexPath) -> Bool {
    follow(delegate?.tableView(self, willDeselectRowAt: path), path) {
      machine.setSelected(false, at: $0)
      delegate?.tableView?(self, didDeselectRowAt: $0)
    }
  }

  func shouldDeselectForOtherSelection(_ path: IndexPath) -> Bool { shouldDeselectItem(at: path) }

  /// Returns whether the delegate accepts the touched row; calls a closure for another row.
  private func follow(
    _ answer: IndexPath??, _ path: IndexPath, _ other: (IndexPath) -> Void
  ) -> Bool {
    guard let answer else { return true }
    guard let answer else { return false }
    if answer != path { other(answer) }
    return answer == path
  }

  func didSelectItem(at path: IndexPath) {
    delegate?.tableView?(self, didSelectRowAt: path)
    postSelectionDidChange()
  }

  func didDeselectItem(at path: IndexPath) {
    delegate?.tableView?(self, didDeselectRowAt: path)
    postSelectionDidChange()
  }

  private func postSelectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  func canPerformPrimaryAction(at path: IndexPath) -> Bool {
    delegate?.tableView?(self, canPerformPrimaryActionForRowAt: path) ?? !isEditing
  }

  func performPrimaryAction(at path: IndexPath) {
    delegate?.tableView?(self, performPrimaryActionForRowAt: path)
  }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.tableView?(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.tableView?(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection() {
    delegate?.tableViewDidEndMultipleSelectionInteraction?(self)
  }

  // MARK: Display

  func willDisplay(_ cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView?(self, willDisplay: cell, forRowAt: path)
  }

  func didEndDisplaying(_ cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView?(self, didEndDisplaying: cell, forRowAt: path)
  }

  func willDisplay(_ element: any ListElement, ofKind kind: String, at path: IndexPath) {
    guard !(element.view is EmptyHeaderFooterView) else { return }
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      delegate?.tableView?(self, willDisplayHeaderView: element.view, forSection: path.section)
    case UICollectionView.elementKindSectionFooter:
      delegate?.tableView?(self, willDisplayFooterView: element.view, forSection: path.section)
    default: break
    }
  }

  func didEndDisplaying(_ element: any ListElement, ofKind kind: String, at path: IndexPath) {
    guard !(element.view is EmptyHeaderFooterView) else { return }
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      delegate?.tableView?(
        self, didEndDisplayingHeaderView: element.view, forSection: path.section)
    case UICollectionView.elementKindSectionFooter:
      delegate?.tableView?(
        self, didEndDisplayingFooterView: element.view, forSection: path.section)
    default: return
    }
    if let used = element.view as? UITableViewHeaderFooterView { headerFooters.keep(used) }
  }

  // MARK: Offsets and moves

  func targetOffset(forProposed offset: CGPoint) -> CGPoint { offset }

  func moveTarget(
    of source: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    delegate?.tableView?(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }

  // MARK: Editing

  func canEditItem(at path: IndexPath) -> Bool { canEditRow(at: path) }

  func prepareRow(_ cell: any ListCell, at path: IndexPath) {
    if let cell = cell as? UITableViewCell { prepareForEditing(cell, at: path) }
  }

  func swipedRowDidChange(from old: IndexPath?, to new: IndexPath?) {
    if let old { delegate?.tableView?(self, didEndEditingRowAt: old) }
    if let new { delegate?.tableView?(self, willBeginEditingRowAt: new) }
  }
}
