/// A change of what a collection view shows without a change of what its data source has.
@MainActor
struct LayoutUpdate {
  private let list: ListMachine
  private let motion: UpdateMotion?

  /// Notes where everything is.
  init(of list: ListMachine) {
    self.list = list
    motion = UpdateMotion(before: list)
  }

  /// Shows one item in another place and all others where they then are, as an animated batch
  /// update would.
  ///
  /// - Parameters:
  ///   - move: from where to where, by the index paths of what is shown.
  ///   - counts: the numbers of items that were shown.
  ///   - completion: called when everything has arrived.
  func run(
    moving move: (from: IndexPath, to: IndexPath), from counts: SectionCounts,
    _ context: UICollectionViewLayoutInvalidationContext, completion: (() -> Void)? = nil
  ) {
    var updates = PendingUpdates()
    if move.from != move.to { updates.movedItems = [move] }
    let new = ItemMove(source: move.from, target: move.to).shown(counts)
    list.setCounts(new)
    let completions: [(Bool) -> Void] = completion.map { end in [{ _ in end() }] } ?? []
    list.performUpdates(updates, from: counts, to: new, context, motion, completions)
    if motion == nil { completion?() }
  }
}
