extension ListMachine {
  /// Ends a cell's display and keeps it with its content for a while; other views return to their
  /// reuse queue at once.
  func moveToStandby(_ key: ElementKey) {
    guard let element = endDisplaying(key) else { return }
    if isPrefetchingEnabled, key.category == .cell, let cell = element.listCell {
      prefetching.standby.keep(cell, at: key.indexPath)
    } else {
      reuse.keep(element)
    }
  }

  /// Returns the prepared or kept cell of an element.
  func dequeueStandby(_ key: ElementKey) -> (any ListCell)? {
    key.category == .cell ? prefetching.standby.take(key.indexPath) : nil
  }

  /// Releases the cells kept longest.
  func releaseExcess(sparing needed: Set<ElementKey>) {
    release(prefetching.standby.removeExcess(sparing: needed))
  }

  /// Releases every invisible cell and discards all announcements.
  func discardPrefetched() {
    release(prefetching.standby.takeAll())
    prefetching.clearAnnounced()
  }

  /// Renames invisible cells and announcements for a batch update. Cells of deleted and reloaded
  /// items are released.
  func renamePrefetched(_ updates: PendingUpdates, _ mapping: UpdateMapping) {
    release(prefetching.rename(cells: updates.survival(mapping), items: mapping.item))
  }

  private func release(_ cells: [any ListCell]) {
    for cell in cells { reuse.keep(cell) }
  }
}
