/// Adds, removes and moves guests.
extension ListMachine {
  /// Inserts a guest before the item shown at a path; the other items make room.
  func insertGuest(_ placeholder: DropPlaceholder?, at shown: IndexPath) {
    changeGuests { updates in
      guests.insert(placeholder, at: shown)
      updates.insertedItems = [shown]
    }
  }

  /// Removes a guest; the other items close the space.
  func removeGuest(at shown: IndexPath) {
    changeGuests { updates in
      guests.remove(at: shown)
      updates.deletedItems = [shown]
    }
  }

  /// Moves the gap to a path without guests; nil removes it.
  func setGap(_ path: IndexPath?) {
    let old = guests.gap
    let new = path.map { path in
      var others = guests
      if let old { others.remove(at: old) }
      return others.shownPath(of: path)
    }
    guard new != old else { return }
    changeGuests { updates in
      if let old {
        guests.remove(at: old)
        updates.deletedItems = [old]
      }
      if let new {
        guests.insert(nil, at: new)
        updates.insertedItems = [new]
      }
    }
  }

  private func changeGuests(_ change: (inout PendingUpdates) -> Void) {
    validateLayout()
    let (motion, old) = (UpdateMotion(before: self), counts)
    let data = guests.withoutGuests(old)
    var updates = PendingUpdates()
    change(&updates)
    let context = type(of: layout).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    let new = guests.shown(data)
    setCounts(new)
    performUpdates(updates, from: old, to: new, context, motion, [])
  }

  /// Replaces a placeholder by the data source's item.
  func commit(_ placeholder: DropPlaceholder, at shown: IndexPath) {
    validateLayout()
    let (motion, old) = (UpdateMotion(before: self), counts)
    guests.adopt(at: shown)
    let new = guests.shown(readCounts())
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
    guard let gap = guests.gap else { return }
    let data = guests.withoutGuests(counts)
    var others = guests
    others.remove(at: gap)
    renameShown { path in path > gap && path.section == gap.section ? path.previousItem : path }
    guests = others
    setCounts(others.shown(data))
    let context = type(of: layout).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    layout.invalidateLayout(with: context)
    setCounts(others.shown(data))
  }

  /// Treats the order shown as that of the data source, without moving items: the next update
  /// changes the data source to that order.
  func adoptMovement() {
    guard let movement = takeMovement() else { return }
    let move = movement.move
    let data = move.data(counts)
    movement.element.elementState.isInteractivelyMoving = false
    renameShown(move.dataPath)
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [move.source], previousIndexPaths: [move.target], movementCancelled: true)
    layout.invalidateLayout(with: context)
    setCounts(data)
  }

  private func renameShown(_ newPath: (IndexPath) -> IndexPath) {
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

  /// Converts an update of the data source to index paths that include guests.
  func presented(
    _ updates: PendingUpdates, from old: SectionCounts, to new: SectionCounts
  ) -> PendingUpdates {
    guard !guests.isEmpty else { return updates }
    let mapping = UpdateMapping(updates, from: old, to: new)
    let before = guests
    guests = before.following(mapping, moved: Set(updates.movedItems.map(\.from)))
    var shown = updates
    shown.deletedItems = updates.deletedItems.map(before.shownPath)
    shown.reloadedItems = updates.reloadedItems.map(before.shownPath)
    shown.reconfiguredItems = updates.reconfiguredItems.map(before.shownPath)
    shown.insertedItems = updates.insertedItems.map(guests.shownPath)
    shown.movedItems = updates.movedItems.map {
      (before.shownPath(of: $0.from), guests.shownPath(of: $0.to))
    }
    return shown
  }
}

extension IndexPath {
  fileprivate var previousItem: IndexPath { IndexPath(item: item - 1, section: section) }
}
