/// Guests come, go and stay while data change.
extension ListMachine {
  /// Shows a guest before what is shown at a path, the others making room.
  func insertGuest(_ placeholder: DropPlaceholder?, at shown: IndexPath) {
    changeGuests { updates in
      guests.insert(placeholder, at: shown)
      updates.insertedItems = [shown]
    }
  }

  /// Takes a guest away, the others closing up.
  func removeGuest(at shown: IndexPath) {
    changeGuests { updates in
      guests.remove(at: shown)
      updates.deletedItems = [shown]
    }
  }

  /// Shows the gap elsewhere, by a path without guests; nil for nowhere.
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

  /// Has the data source show the item that a placeholder stood for.
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

  /// Closes the gap without moving anything: an update is about to fill it.
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

  /// Has what is shown in another order pass for what the data have, without moving anything: an
  /// update is about to put the data into that order.
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

  /// What data say of an update, as what is shown with guests among the items.
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
