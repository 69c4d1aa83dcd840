extension ListMachine {
  func runBatchUpdates(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    openBatchUpdates(completion)
    updates()
    closeBatchUpdates()
  }

  /// Begins to record changes, be it inside another batch update.
  func openBatchUpdates(_ completion: ((Bool) -> Void)? = nil) {
    openRecording().open(completion)
  }

  /// Makes the changes recorded since the outermost batch update was opened, if this closes it.
  func closeBatchUpdates() {
    guard let recording = activity.recording, recording.close() else { return }
    let old = counts
    activity.end()
    let isReconfiguring = recording.updates.isEmpty && !recording.updates.reconfiguredItems.isEmpty
    let motion = isReconfiguring ? nil : recording.motion
    apply(recording.updates, to: old, motion, recording.completions)
    if motion == nil { finishAtOnce(recording.completions) }
    host.dataDidChange()
  }

  /// Shows what an update has brought that nobody sees move, as outside a window: cells are there
  /// when the completion is called, and after it.
  private func finishAtOnce(_ completions: [(Bool) -> Void]) {
    if pass.hasLaidOut || !completions.isEmpty { layoutIfNeeded() }
    for completion in completions { completion(true) }
  }

  /// The batch update that is open, or a new one. A new one ends what a finger is doing.
  private func openRecording() -> UpdateRecording {
    if let recording = activity.recording { return recording }
    host.updateWillBegin()
    cancelMovement()
    adoptGap()
    setSwipe(nil)
    validateLayout()
    let recording = UpdateRecording(UpdateMotion(before: self))
    activity.open(recording)
    return recording
  }

  /// Records one change: in the batch update that is open, or in one of its own.
  func record(_ change: (inout PendingUpdates) -> Void) {
    runBatchUpdates({ activity.recording?.record(change) }, nil)
  }

  /// Records that an item moves.
  func recordMove(from indexPath: IndexPath, to newIndexPath: IndexPath) {
    indexPath.requireItem()
    newIndexPath.requireItem()
    record { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Records changes of items, each of which is to be named by section and item.
  func record(
    _ indexPaths: [IndexPath], in list: WritableKeyPath<PendingUpdates, [IndexPath]>
  ) {
    for path in indexPaths { path.requireItem() }
    record { $0[keyPath: list] += indexPaths }
  }

  /// Records changes of sections. Range by range: `formUnion` copies the whole set, which made
  /// recording *k* scattered sections O(*k*²), minutes for 10,000.
  func record(_ sections: IndexSet, in set: WritableKeyPath<PendingUpdates, IndexSet>) {
    record { updates in
      for range in sections.rangeView { updates[keyPath: set].insert(integersIn: range) }
    }
  }

  private func apply(
    _ updates: PendingUpdates, to old: SectionCounts, _ motion: UpdateMotion?,
    _ completions: [(Bool) -> Void]
  ) {
    let (oldData, newData) = (guests.withoutGuests(old), readCounts())
    if let problem = UpdateCheck(updates: updates, old: oldData, new: newData).problem {
      stop(problem)
    }
    if !dragged.isEmpty {
      dragged.rename(UpdateMapping(updates, from: oldData, to: newData).item)
    }
    let updates = presented(updates, from: oldData, to: newData)
    let new = guests.shown(newData)
    setCounts(new)
    guard !updates.isEmpty else {
      reconfigure(updates.reconfiguredItems)
      return askForSizesAgain(motion, completions)
    }
    let context = type(of: layout).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    performUpdates(updates, from: old, to: new, context, motion, completions)
  }

  /// Nothing has come or gone: the layout is asked again, and cells in sight for their sizes.
  private func askForSizesAgain(_ motion: UpdateMotion?, _ completions: [(Bool) -> Void]) {
    layout.askForSizesAgain()
    validateLayout()
    if let motion { motion.run([], completions: completions) } else { tellLayout([]) }
    setNeedsLayout()
  }

  /// Brings the views and the layout from one state to another.
  ///
  /// - Parameters:
  ///   - context: what the layout is told of the change.
  ///   - completions: called when everything has arrived; not called without a motion.
  func performUpdates(
    _ updates: PendingUpdates, from old: SectionCounts, to new: SectionCounts,
    _ context: UICollectionViewLayoutInvalidationContext, _ motion: UpdateMotion?,
    _ completions: [(Bool) -> Void]
  ) {
    let mapping = UpdateMapping(updates, from: old, to: new)
    mapping._checkInvariants(updates)
    selection.rename(mapping.item)
    rows.rename(mapping.section)
    host.sectionsWillChange {
      updates.reloadedSections.contains($0) ? nil : mapping.section($0)
    }
    pass.renameAims(mapping.item)
    if let motion {
      motion.rename(updates, mapping, from: old)
    } else {
      renameVisibleViews(updates, mapping)
    }
    renamePrefetched(updates, mapping)
    displayed.invalidateOrder()
    context.survival = updates.survival(mapping)
    layout.invalidateLayout(with: context)
    setCounts(new)
    validateLayout()
    let items = updates.items(after: mapping)
    if let motion {
      motion.run(items, completions: completions)
    } else {
      tellLayout(items)
    }
    setNeedsLayout()
    reconfigure(updates.reconfiguredItems.compactMap(mapping.item))
  }

  /// The layout is told of the changes once it is prepared for the new data, as on iOS. Nothing
  /// moves between the pictures before and after, so that no first or last attributes are asked
  /// for.
  private func tellLayout(_ items: [UICollectionViewUpdateItem]) {
    settleOffsetAfterUpdate()
    layout.prepare(forCollectionViewUpdates: items)
    layout.finalizeCollectionViewUpdates()
  }

  /// Cells that stay take their new index paths; deleted and reloaded ones, and all supplementary
  /// views, are made again.
  private func renameVisibleViews(_ updates: PendingUpdates, _ mapping: UpdateMapping) {
    let newPath = updates.survival(mapping)
    var staying: [(key: ElementKey, element: any ListElement)] = []
    for key in displayed.orderedKeys(where: { $0.category == .cell }) {
      guard let newPath = newPath(key.indexPath), let element = displayed.remove(key) else {
        continue
      }
      staying.append((ElementKey(cell: newPath), element))
    }
    recycleAll()
    for (key, element) in staying { displayed.insert(element, for: key) }
  }
}
