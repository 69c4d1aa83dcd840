/// A batch update on its way from one state to the other.
@MainActor
struct UpdateMotion {
  /// In seconds. Apple publishes no figure; 0.25 has been observed too.
  static let duration: TimeInterval = 0.3

  private let list: ListMachine
  private let motion: ElementMotion

  /// Notes where everything is; nil where the update would not be seen.
  init?(before list: ListMachine) {
    guard let motion = ElementMotion(before: list) else { return nil }
    motion.noteSurroundings()
    (self.list, self.motion) = (list, motion)
  }

  /// Gives the views that stay their new keys and holds those that leave.
  func rename(_ updates: PendingUpdates, _ mapping: UpdateMapping, from old: SectionCounts) {
    motion.rename(updates.renaming(mapping, from: old))
  }

  /// Shows the way, once the layout is prepared for the new data.
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

  /// Asks the layout which supplementary and decoration views the update brings and takes away:
  /// these do not pass for ones that were there.
  private func markSupplementaryChanges(of layout: UICollectionViewLayout) {
    let known = motion.seen.map(\.key) + list.attributesInSight().map(\.key)
    let kinds = Set(known.filter { $0.category != .cell }.map { $0.moved(to: IndexPath()) })
    for kind in kinds.sorted(by: ElementKey.isBehind) {
      for key in layout.elementsDeletedInUpdate(like: kind) { motion.markDisappearing(key) }
      for key in layout.elementsInsertedInUpdate(like: kind) { motion.markAppearing(key) }
    }
  }
}
