extension UICollectionView: ListHost {
  /// The delegate for items.
  var itemDelegate: (any UICollectionViewDelegate)? {
    assignedDelegate as? any UICollectionViewDelegate
  }

  func layoutDidChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    notifyObservers(of: "collectionViewLayout", from: old, to: new)
  }

  func makeTransitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let own: UICollectionViewTransitionLayout? = itemDelegate?.collectionView?(
      self, transitionLayoutForOldLayout: old, newLayout: new)
    return own ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  func sectionsWillChange(_ newSection: (Int) -> Int?) {}

  func dataDidChange() { dropping.dataDidChange() }

  func dataWillBeReloaded() { dropping.dataWillReload() }

  func updateWillBegin() { if dropping.isPerforming { dropping.finishPreview() } }

  var isReorderingByDrag: Bool { dropping.isReordering }
}
