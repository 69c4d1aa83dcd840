extension UICollectionView {
  private var multipleSelectionDelegate: (any UICollectionViewDelegate)? {
    assignedDelegate as? any UICollectionViewDelegate
  }

  /// Whether two fingers that begin on an item may select several. The delegate may only now allow
  /// several items to be selected, when it hears that they have begun.
  func letsFingersSelectSeveral(from item: IndexPath) -> Bool {
    multipleSelectionDelegate?.collectionView?(
      self, shouldBeginMultipleSelectionInteractionAt: item) ?? false
  }

  func tellMultipleSelectionBegan(at item: IndexPath) {
    touchCancelled()
    multipleSelectionDelegate?.collectionView?(
      self, didBeginMultipleSelectionInteractionAt: item)
  }

  func tellMultipleSelectionEnded() {
    multipleSelectionDelegate?.collectionViewDidEndMultipleSelectionInteraction?(self)
  }

  /// The two fingers, or the content under them, have moved: what lies between the item they began
  /// on and the one they are over is selected, as the delegate lets it be.
  func continueMultipleSelection() {
    guard let several = multipleSelection.current, let window else { return }
    layoutIfNeeded()
    guard let item = indexPathForItem(at: convert(several.place, from: window)) else { return }
    for (item, selected) in several.reach(item, counts: counts) {
      guard selection.contains(item) != selected else { continue }
      if selected { selectByFinger(item) } else { deselectByFinger(item) }
    }
  }
}
