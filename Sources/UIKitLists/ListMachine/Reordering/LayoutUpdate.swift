/// A change of the items shown without a change of the data source.
@MainActor
struct LayoutUpdate {
  private let list: ListMachine
  private let motion: UpdateMotion?

  /// Records the current positions.
  init(of list: ListMachine) {
    self.list = list
    motion = UpdateMotion(before: list)
  }

  /// Moves one item and all that it displaces, animated like a batch update.
  ///
  /// - Parameters:
  ///   - move: The old and the new index path, of the items shown.
  ///   - counts: The numbers of items shown before.
  ///   - completion: Called at the end of the animation.
  func run(
    moving move: (from: IndexPath, to: IndexPath), from counts: SectionCounts,
    _ context: UICollectionViewLayoutInvalidationContext, completion: (() -> Void)? = nil
  ) {
    var updates = PendingUpdates()
    if move.from != move.to { updates.movedItems = [move] }
    let new = ItemMove(source: move.from, target: move.to).displayedCounts(counts)
    list.setCounts(new)
    let completions: [(Bool) -> Void] = completion.map { end in [{ _ in end() }] } ?? []
    list.performUpdates(updates, from: counts, to: new, context, motion, completions)
    if motion == nil { completion?() }
  }
}
