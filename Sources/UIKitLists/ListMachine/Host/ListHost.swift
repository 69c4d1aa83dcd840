/// The scroll view whose content a list machine shows: a collection view or a table.
///
/// The machine reads data from its host, notifies it of changes, and adds elements to it as
/// subviews.
@preconcurrency @MainActor
protocol ListHost: UIScrollView, ListData, ListEvents {
  /// The machine that shows the items.
  var machine: ListMachine { get }

  /// The view behind all elements that does not scroll.
  var backgroundView: UIView? { get }

  /// Removes all views and the selection; the next layout pass reads the data source again.
  func reloadData()

  /// Called after the layout was replaced by another.
  func layoutDidChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout)

  /// Returns the layout that interpolates between two during an interactive transition.
  func makeTransitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Called after a batch update, with all elements in place.
  func dataDidChange()

  /// Called before all data are reloaded.
  func dataWillBeReloaded()

  /// Called in a batch update with the mapping to new section numbers; nil for deleted and reloaded
  /// sections.
  func sectionsWillChange(_ newSection: (Int) -> Int?)

  /// Called before a batch update is recorded.
  func updateWillBegin()

  /// Whether a dragged item is shown at the drop destination.
  var isReorderingByDrag: Bool { get }
}
