/// Invisible cells with their item's content: prepared before display, or kept after it.
///
/// They are not in the view hierarchy, so that no picture depends on them.
@MainActor
struct StandbyCells {
  private struct Entry {
    var indexPath: IndexPath
    let cell: any ListCell
    var isPrepared: Bool
  }

  /// The cells, oldest first. ``PrefetchingLimits`` limits their number, so that a search is short.
  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// The number of prepared cells.
  var preparedCount: Int { entries.count(where: \.isPrepared) }

  /// The cell of an item, which remains in the collection.
  subscript(indexPath: IndexPath) -> (any ListCell)? {
    entries.first { $0.indexPath == indexPath }?.cell
  }

  /// Removes and returns the cell of an item.
  mutating func take(_ indexPath: IndexPath) -> (any ListCell)? {
    guard let index = entries.firstIndex(where: { $0.indexPath == indexPath }) else { return nil }
    return entries.remove(at: index).cell
  }

  /// Adds a prepared cell.
  mutating func prepare(_ cell: any ListCell, at indexPath: IndexPath) {
    entries.append(Entry(indexPath: indexPath, cell: cell, isPrepared: true))
  }

  /// Adds a cell whose display has ended.
  mutating func keep(_ cell: any ListCell, at indexPath: IndexPath) {
    entries.append(Entry(indexPath: indexPath, cell: cell, isPrepared: false))
  }

  /// Treats cells prepared in vain, because the scroll went elsewhere, as kept ones.
  mutating func demotePrepared(except upcoming: Set<IndexPath>) {
    for index in entries.indices where !upcoming.contains(entries[index].indexPath) {
      entries[index].isPrepared = false
    }
  }

  /// Removes and returns the oldest of the kept cells beyond the limit, but none of needed items.
  mutating func removeExcess(sparing needed: Set<ElementKey>) -> [any ListCell] {
    var excess = entries.count - preparedCount - PrefetchingLimits.retainedLimit
    return takeAll { entry in
      guard excess > 0, !entry.isPrepared, !needed.contains(ElementKey(cell: entry.indexPath))
      else { return false }
      excess -= 1
      return true
    }
  }

  /// Removes and returns the cells of a reuse queue.
  @discardableResult
  mutating func takeAll(of key: ReuseKey) -> [any ListCell] {
    takeAll { $0.cell.elementState.reuseKey == key }
  }

  /// Removes and returns all cells, oldest first.
  mutating func takeAll() -> [any ListCell] { takeAll { _ in true } }

  /// Sets new index paths; removes and returns the cells of items without one.
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) -> [any ListCell] {
    let old = entries
    entries = old.compactMap { entry in
      newPath(entry.indexPath).map {
        Entry(indexPath: $0, cell: entry.cell, isPrepared: entry.isPrepared)
      }
    }
    return old.filter { newPath($0.indexPath) == nil }.map(\.cell)
  }

  private mutating func takeAll(where isTaken: (Entry) -> Bool) -> [any ListCell] {
    var taken: [any ListCell] = []
    entries = entries.filter { entry in
      guard isTaken(entry) else { return true }
      taken.append(entry.cell)
      return false
    }
    return taken
  }
}

#if DEBUG
  extension StandbyCells {
    /// The first violated invariant; nil for none.
    var invariantViolation: String? {
      guard Set(entries.map(\.indexPath)).count == count else { return "an item has two cells" }
      guard Set(entries.map { ObjectIdentifier($0.cell) }).count == count else {
        return "a cell waits for two items"
      }
      guard preparedCount <= PrefetchingLimits.preparedLimit else {
        return "\(preparedCount) cells are prepared"
      }
      return entries.allSatisfy { $0.cell.superview == nil } ? nil : "a waiting cell is displayed"
    }

    /// All cells.
    var cells: [any ListCell] { entries.map(\.cell) }
  }
#endif
