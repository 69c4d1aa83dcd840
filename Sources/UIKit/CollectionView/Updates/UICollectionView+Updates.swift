extension UICollectionView {
  func runBatchUpdates(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    if self.updates == nil {
      cancelMovement()
      validateLayout()
      motion = UpdateMotion(before: self)
    }
    var pending = self.updates ?? PendingUpdates()
    pending.depth += 1
    if let completion { pending.completions.append(completion) }
    self.updates = pending
    updates()
    self.updates?.depth -= 1
    guard let finished = self.updates, finished.depth == 0 else { return }
    let old = counts
    self.updates = nil
    let motion = finished.isEmpty ? nil : self.motion
    self.motion = nil
    apply(finished, to: old, motion)
    if motion == nil { for completion in finished.completions { completion(true) } }
  }

  /// Records one change: in the batch update that is open, or in one of its own.
  func record(_ change: (inout PendingUpdates) -> Void) {
    runBatchUpdates(
      {
        guard var pending = updates else { return }
        change(&pending)
        updates = pending
      }, nil)
  }

  private func apply(
    _ updates: PendingUpdates, to old: SectionCounts, _ motion: UpdateMotion?
  ) {
    let new = readCounts()
    if let problem = UpdateCheck(updates: updates, old: old, new: new).problem { stop(problem) }
    setCounts(new)
    guard !updates.isEmpty else { return reconfigure(updates.reconfiguredItems) }
    let context = type(of: layout).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    carryOut(updates, from: old, to: new, context, motion)
  }

  /// Brings the views and the layout from one state to another.
  ///
  /// - Parameter context: what the layout is told of the change.
  func carryOut(
    _ updates: PendingUpdates, from old: SectionCounts, to new: SectionCounts,
    _ context: UICollectionViewLayoutInvalidationContext, _ motion: UpdateMotion?
  ) {
    let mapping = UpdateMapping(updates, from: old, to: new)
    selection.rename(mapping.item)
    highlighted = Set(highlighted.compactMap(mapping.item))
    if let motion {
      motion.rename(updates, mapping, from: old)
    } else {
      renameVisibleViews(updates, mapping)
    }
    renameAhead(updates, mapping)
    isOrderStale = true
    context.survival = updates.survival(mapping)
    layout.invalidateLayout(with: context)
    setCounts(new)
    validateLayout()
    let items = updates.items(after: mapping)
    if let motion {
      motion.run(items, completions: updates.completions)
    } else {
      tellLayout(items)
    }
    setNeedsLayout()
    reconfigure(updates.reconfiguredItems.compactMap(mapping.item))
  }

  /// The layout hears of the changes once it is prepared for the new data, as on iOS. Nothing moves
  /// between the pictures before and after, so that no first or last attributes are asked for.
  private func tellLayout(_ items: [UICollectionViewUpdateItem]) {
    settleOffsetAfterUpdate()
    layout.prepare(forCollectionViewUpdates: items)
    layout.finalizeCollectionViewUpdates()
  }

  /// Cells that stay take their new index paths; deleted and reloaded ones, and all supplementary
  /// views, are made again.
  private func renameVisibleViews(_ updates: PendingUpdates, _ mapping: UpdateMapping) {
    let newPath = updates.survival(mapping)
    var staying: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in visible {
      guard key.category == .cell, let newPath = newPath(key.indexPath) else { continue }
      staying[ElementKey(cell: newPath)] = view
      visible[key] = nil
    }
    recycleAll()
    visible = staying
  }
}
