extension ListMachine {
  /// Ends a cell's display and keeps it a while, so that it can come back with its content; other
  /// views go back to their queue at once.
  func moveToStandby(_ key: ElementKey) {
    guard let element = endDisplaying(key) else { return }
    if isPrefetchingEnabled, key.category == .cell, let cell = element.listCell {
      prefetching.standby.keep(cell, at: key.indexPath)
    } else {
      reuse.keep(element)
    }
  }

  /// The cell of an element that has its content already.
  func takeStandby(_ key: ElementKey) -> (any ListCell)? {
    key.category == .cell ? prefetching.standby.take(key.indexPath) : nil
  }

  /// Gives back the cells that have been kept longest.
  func releaseExcess(sparing needed: Set<ElementKey>) {
    release(prefetching.standby.takeExcess(sparing: needed))
  }

  /// Gives back every cell out of sight and forgets what was announced: neither holds any longer.
  func discardPrefetched() {
    release(prefetching.standby.takeAll())
    prefetching.forgetAnnounced()
  }

  /// Lets cells out of sight and announcements follow their items through a batch update. Deleted
  /// and reloaded items lose their cells.
  func renamePrefetched(_ updates: PendingUpdates, _ mapping: UpdateMapping) {
    release(prefetching.rename(cells: updates.survival(mapping), items: mapping.item))
  }

  private func release(_ cells: [any ListCell]) {
    for cell in cells { reuse.keep(cell) }
  }
}
