/// The animation of a batch update.
@MainActor
struct UpdateMotion {
  /// The duration, in seconds. Apple publishes no value; 0.25 has been observed too.
  static let duration: TimeInterval = 0.3

  private let list: ListMachine
  private let motion: ElementMotion

  /// Records the current positions; nil if no motion would be visible.
  init?(before list: ListMachine) {
    guard let motion = ElementMotion(before: list) else { return nil }
    motion.noteSurroundings()
    (self.list, self.motion) = (list, motion)
  }

  /// Sets the new keys of remaining views and keeps those that disappear.
  func rename(_ updates: PendingUpdates, _ mapping: UpdateMapping, from old: SectionCounts) {
    motion.rename(updates.renaming(mapping, from: old))
  }

  /// Runs the animation after the layout was prepared for the new data.
  func run(_ items: [UICollectionViewUpdateItem], completions: [(Bool) -> Void]) {
    UIView.animate(
      withDuration: Self.duration, animations: { list.moveElements { move(items) } },
      completion: { [motion] finished in
        motion.finish()
        for completion in completions { completion(finished) }
      })
  }

  private func move(_ items: [UICollectionViewUpdateItem]) {
    let layout = list.layout
    list.settleOffsetAfterUpdate()
    layout.prepare(forCollectionViewUpdates: items)
    markSupplementaryChanges(of: layout)
    motion.move(from: layout, to: layout)
    layout.finalizeCollectionViewUpdates()
  }

  /// Marks the supplementary and decoration views that the layout inserts and deletes in the
  /// update: these are not matched with existing ones.
  private func markSupplementaryChanges(of layout: UICollectionViewLayout) {
    let known = motion.seen.map(\.key) + list.visibleAttributes().map(\.key)
    let kinds = Set(known.filter { $0.category != .cell }.map { $0.moved(to: IndexPath()) })
    for kind in kinds.sorted(by: ElementKey.isBehind) {
      for key in layout.elementsDeletedInUpdate(like: kind) { motion.markDisappearing(key) }
      for key in layout.elementsInsertedInUpdate(like: kind) { motion.markAppearing(key) }
    }
  }
}
