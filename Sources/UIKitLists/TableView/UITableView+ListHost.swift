extension UITableView: ListHost {
  func layoutDidChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}

  func makeTransitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  func sectionsWillChange(_ newSection: (Int) -> Int?) { edges.rename(newSection) }

  func dataDidChange() {}

  func dataWillBeReloaded() {}

  func updateWillBegin() {}

  var isReorderingByDrag: Bool { false }
}
