extension UICollectionView: ListEvents {
  // MARK: Touches

  func shouldHighlightItem(at path: IndexPath) -> Bool {
    itemDelegate?.collectionView?(self, shouldHighlightItemAt: path) ?? true
  }

  func didHighlightItem(at path: IndexPath) {
    itemDelegate?.collectionView?(self, didHighlightItemAt: path)
  }

  func didUnhighlightItem(at path: IndexPath) {
    itemDelegate?.collectionView?(self, didUnhighlightItemAt: path)
  }

  func shouldSelectItem(at path: IndexPath) -> Bool {
    itemDelegate?.collectionView?(self, shouldSelectItemAt: path) ?? true
  }

  func didSelectItem(at path: IndexPath) {
    itemDelegate?.collectionView?(self, didSelectItemAt: path)
  }

  func shouldDeselectItem(at path: IndexPath) -> Bool {
    itemDelegate?.collectionView?(self, shouldDeselectItemAt: path) ?? true
  }

  /// Returns true: delegates are queried only if several items can be selected.
  func shouldDeselectForOtherSelection(_ path: IndexPath) -> Bool { true }

  func didDeselectItem(at path: IndexPath) {
    itemDelegate?.collectionView?(self, didDeselectItemAt: path)
  }

  func canPerformPrimaryAction(at path: IndexPath) -> Bool {
    itemDelegate?.collectionView?(self, canPerformPrimaryActionForItemAt: path) ?? !isEditing
  }

  func performPrimaryAction(at path: IndexPath) {
    itemDelegate?.collectionView?(self, performPrimaryActionForItemAt: path)
  }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    itemDelegate?.collectionView?(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    itemDelegate?.collectionView?(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection() {
    itemDelegate?.collectionViewDidEndMultipleSelectionInteraction?(self)
  }

  // MARK: Display

  func willDisplay(_ cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    itemDelegate?.collectionView?(self, willDisplay: cell, forItemAt: path)
  }

  func didEndDisplaying(_ cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    itemDelegate?.collectionView?(self, didEndDisplaying: cell, forItemAt: path)
  }

  func willDisplay(_ element: any ListElement, ofKind kind: String, at path: IndexPath) {
    guard let view = element as? UICollectionReusableView else { return }
    itemDelegate?.collectionView?(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
  }

  func didEndDisplaying(_ element: any ListElement, ofKind kind: String, at path: IndexPath) {
    guard let view = element as? UICollectionReusableView else { return }
    itemDelegate?.collectionView?(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
  }

  // MARK: Offsets and moves

  func targetOffset(forProposed offset: CGPoint) -> CGPoint {
    itemDelegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
  }

  func moveTarget(
    of source: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    let delegate = itemDelegate
    return delegate?.collectionView?(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
      atCurrentIndexPath: current, toProposedIndexPath: proposed)
      ?? delegate?.collectionView?(
        self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed)
      ?? proposed
  }

  // MARK: Editing

  func canEditItem(at path: IndexPath) -> Bool {
    itemDelegate?.collectionView?(self, canEditItemAt: path) ?? true
  }

  func prepareRow(_ cell: any ListCell, at path: IndexPath) {}

  func swipedRowDidChange(from old: IndexPath?, to new: IndexPath?) {}
}
