extension UICollectionView {
  /// Ends a cell's display and keeps it a while, so that it can come back with its content; other
  /// views go back to their queue at once.
  func leaveSight(_ key: ElementKey) {
    guard let view = endDisplaying(key) else { return }
    if isPrefetchingEnabled, key.category == .cell, let cell = view as? UICollectionViewCell {
      standby.keep(cell, at: key.indexPath)
    } else {
      pool.keep(view)
    }
  }

  /// The cell of an element that has its content already.
  func takeStandby(_ key: ElementKey) -> UICollectionViewCell? {
    key.category == .cell ? standby.take(key.indexPath) : nil
  }

  /// Gives back the cells that have been kept longest.
  func releaseExcess(sparing needed: Set<ElementKey>) {
    release(standby.takeExcess(sparing: needed))
  }

  /// Gives back every cell out of sight and forgets what was announced: neither holds any longer.
  func forgetAhead() {
    release(standby.takeAll())
    announced = []
  }

  /// Lets cells out of sight and announcements follow their items through a batch update. Deleted
  /// and reloaded items lose their cells.
  func renameAhead(_ updates: PendingUpdates, _ mapping: UpdateMapping) {
    let cells = standby.rename(updates.survival(mapping))
    release(cells)
    announced = announced.compactMap(mapping.item)
    touch = touch.flatMap { touch in
      mapping.item(touch.indexPath).map { ItemTouch(indexPath: $0, isInside: touch.isInside) }
    }
  }

  private func release(_ cells: [UICollectionViewCell]) {
    for cell in cells { pool.keep(cell) }
  }
}
