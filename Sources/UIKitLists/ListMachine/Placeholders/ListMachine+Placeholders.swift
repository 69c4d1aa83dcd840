/// Adds, removes and moves placeholders.
extension ListMachine {
  /// Inserts a placeholder before the item shown at a path; the other items make room.
  func insertPlaceholder(_ placeholder: DropPlaceholder?, at shown: IndexPath) {
    changePlaceholders { updates in
      placeholderItems.insert(placeholder, at: shown)
      updates.insertedItems = [shown]
    }
  }

  /// Removes a placeholder; the other items close the space.
  func removePlaceholder(at shown: IndexPath) {
    changePlaceholders { updates in
      placeholderItems.remove(at: shown)
      updates.deletedItems = [shown]
    }
  }

  /// Moves the gap to a path without placeholders; nil removes it.
  func setGap(_ path: IndexPath?) {
    let old = placeholderItems.gap
    let new = path.map { path in
      var others = placeholderItems
      if let old { others.remove(at: old) }
      return others.visiblePath(of: path)
    }
    guard new != old else { return }
    changePlaceholders { updates in
      if let old {
        placeholderItems.remove(at: old)
        updates.deletedItems = [old]
      }
      if let new {
        placeholderItems.insert(nil, at: new)
        updates.insertedItems = [new]
      }
    }
  }

  private func changePlaceholders(_ change: (inout PendingUpdates) -> Void) {
    validateLayout()
    let (motion, old) = (UpdateMotion(before: self), counts)
    let data = placeholderItems.excludingPlaceholders(old)
    var updates = PendingUpdates()
    change(&updates)
    let context = type(of: layout).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    let new = placeholderItems.displayedCounts(data)
    setCounts(new)
    performUpdates(updates, from: old, to: new, context, motion, [])
  }

  /// Replaces a placeholder by the data source's item.
  func commit(_ placeholder: DropPlaceholder, at shown: IndexPath) {
    validateLayout()
    let (motion, old) = (UpdateMotion(before: self), counts)
    placeholderItems.adopt(at: shown)
    let new = placeholderItems.displayedCounts(readCounts())
    if let problem = UpdateCheck(updates: PendingUpdates(), old: old, new: new).problem {
      stop(problem)
    }
    var updates = PendingUpdates()
    updates.reloadedItems = [shown]
    let context = type(of: layout).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    setCounts(new)
    performUpdates(updates, from: old, to: new, context, motion, [])
  }

  /// Removes the gap without moving items: the next update fills it.
  func adoptGap() {
    guard let gap = placeholderItems.gap else { return }
    let data = placeholderItems.excludingPlaceholders(counts)
    var others = placeholderItems
    others.remove(at: gap)
    updateIndexPaths { path in path > gap && path.section == gap.section ? path.previousItem : path
    }
    placeholderItems = others
    setCounts(others.displayedCounts(data))
    let context = type(of: layout).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    layout.invalidateLayout(with: context)
    setCounts(others.displayedCounts(data))
  }

  /// Treats the order shown as that of the data source, without moving items: the next update
  /// changes the data source to that order.
  func adoptMovement() {
    guard let movement = consumeMovement() else { return }
    let move = movement.move
    let data = move.data(counts)
    movement.element.elementState.isInteractivelyMoving = false
    updateIndexPaths(move.dataPath)
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [move.source], previousIndexPaths: [move.target], movementCancelled: true)
    layout.invalidateLayout(with: context)
    setCounts(data)
  }

  private func updateIndexPaths(_ newPath: (IndexPath) -> IndexPath) {
    let cells = displayed.orderedKeys { $0.category == .cell }.compactMap { key in
      displayed.remove(key).map { (key, $0) }
    }
    for (key, view) in cells {
      displayed.insert(view, for: ElementKey(cell: newPath(key.indexPath)))
    }
    displayed.invalidateOrder()
    selection.rename(newPath)
    discardPrefetched()
  }

  /// Converts an update of the data source to index paths that include placeholders.
  func presented(
    _ updates: PendingUpdates, from old: SectionCounts, to new: SectionCounts
  ) -> PendingUpdates {
    guard !placeholderItems.isEmpty else { return updates }
    let mapping = UpdateMapping(updates, from: old, to: new)
    let before = placeholderItems
    placeholderItems = before.following(mapping, moved: Set(updates.movedItems.map(\.from)))
    var shown = updates
    shown.deletedItems = updates.deletedItems.map(before.visiblePath)
    shown.reloadedItems = updates.reloadedItems.map(before.visiblePath)
    shown.reconfiguredItems = updates.reconfiguredItems.map(before.visiblePath)
    shown.insertedItems = updates.insertedItems.map(placeholderItems.visiblePath)
    shown.movedItems = updates.movedItems.map {
      (before.visiblePath(of: $0.from), placeholderItems.visiblePath(of: $0.to))
    }
    return shown
  }
}

extension IndexPath {
  fileprivate var previousItem: IndexPath { IndexPath(item: item - 1, section: section) }
}
