/// The scroll view whose content a list machine fills: a collection view or a table.
///
/// The machine asks it for data, tells it what happens to them, and makes the elements its
/// subviews.
@MainActor
protocol ListHost: UIScrollView, ListData, ListEvents {
  /// What shows the items.
  var machine: ListMachine { get }

  /// A view behind all elements that stays while they scroll.
  var backgroundView: UIView? { get }

  /// Throws away all views and the selection; the next layout pass asks the data source again.
  func reloadData()

  /// Called when the layout has been exchanged for another.
  func layoutDidChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout)

  /// The layout that mixes two while a transition between them is driven by hand.
  func makeTransitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Called when a batch update has been made, with everything where it is to be.
  func dataDidChange()

  /// Called before everything is made anew.
  func dataWillBeReloaded()

  /// Called in a batch update with the new numbers of sections; those that go or are made anew have
  /// none.
  func sectionsWillChange(_ newSection: (Int) -> Int?)

  /// Called before a batch update is recorded.
  func updateWillBegin()

  /// Whether an item that is dragged is shown where it would go.
  var isReorderingByDrag: Bool { get }
}
