extension ListMachine {
  func runBatchUpdates(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    openBatchUpdates(completion)
    updates()
    closeBatchUpdates()
  }

  /// Begins to record changes, also inside another batch update.
  func openBatchUpdates(_ completion: ((Bool) -> Void)? = nil) {
    openRecording().open(completion)
  }

  /// Ends a batch update; the outermost one applies the recorded changes.
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

  /// Lays out after an update without animation, as outside a window, so that the cells exist when
  /// the completion is called.
  private func finishAtOnce(_ completions: [(Bool) -> Void]) {
    if pass.hasLaidOut || !completions.isEmpty { layoutIfNeeded() }
    for completion in completions { completion(true) }
  }

  /// Returns the open batch update, or a new one. A new one ends touches in progress.
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

  /// Records one change in the open batch update, or in a batch update with this change alone.
  func record(_ change: (inout PendingUpdates) -> Void) {
    runBatchUpdates({ activity.recording?.record(change) }, nil)
  }

  /// Records the move of an item.
  func recordMove(from indexPath: IndexPath, to newIndexPath: IndexPath) {
    indexPath.requireItem()
    newIndexPath.requireItem()
    record { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Records changes of items, whose index paths must have two indexes.
  func record(
    _ indexPaths: [IndexPath], in list: WritableKeyPath<PendingUpdates, [IndexPath]>
  ) {
    for path in indexPaths { path.requireItem() }
    record { $0[keyPath: list] += indexPaths }
  }

  /// Records changes of sections, range by range: `formUnion` copies the whole set, which made
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
    let (oldData, newData) = (placeholderItems.excludingPlaceholders(old), readCounts())
    if let problem = UpdateCheck(updates: updates, old: oldData, new: newData).problem {
      stop(problem)
    }
    if !dragged.isEmpty {
      dragged.rename(UpdateMapping(updates, from: oldData, to: newData).item)
    }
    let updates = presented(updates, from: oldData, to: newData)
    let new = placeholderItems.displayedCounts(newData)
    setCounts(new)
    guard !updates.isEmpty else {
      reconfigure(updates.reconfiguredItems)
      return invalidateSizes(motion, completions)
    }
    let context = type(of: layout).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    performUpdates(updates, from: old, to: new, context, motion, completions)
  }

  /// Requests the layout's and the visible cells' sizes again after an update without changes.
  private func invalidateSizes(_ motion: UpdateMotion?, _ completions: [(Bool) -> Void]) {
    layout.invalidateSizes()
    validateLayout()
    if let motion { motion.run([], completions: completions) } else { notifyLayout([]) }
    setNeedsLayout()
  }

  /// Updates the views and the layout from one state to another.
  ///
  /// - Parameters:
  ///   - context: The layout's invalidation context for the change.
  ///   - completions: Called at the end of the animation; not called without a motion.
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
    pass.updateTargetIndexPaths(mapping.item)
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
      notifyLayout(items)
    }
    setNeedsLayout()
    reconfigure(updates.reconfiguredItems.compactMap(mapping.item))
  }

  /// Notifies the prepared layout of the changes, as on iOS. Nothing is animated, so that no
  /// initial or final attributes are requested.
  private func notifyLayout(_ items: [UICollectionViewUpdateItem]) {
    settleOffsetAfterUpdate()
    layout.prepare(forCollectionViewUpdates: items)
    layout.finalizeCollectionViewUpdates()
  }

  /// Sets the new index paths of remaining cells; deleted and reloaded cells and all supplementary
  /// views are created again.
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
