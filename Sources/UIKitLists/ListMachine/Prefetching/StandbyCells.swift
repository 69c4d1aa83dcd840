/// Cells that hold their item's content out of sight: prepared before they are seen, or kept after.
///
/// They are not in the view hierarchy, so no picture depends on them.
@MainActor
struct StandbyCells {
  private struct Entry {
    var indexPath: IndexPath
    let cell: any ListCell
    var isPrepared: Bool
  }

  /// Oldest first. There are never more than the limits of ``PrefetchingLimits`` allow, so that a
  /// search is short.
  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// How many cells wait that have not been seen.
  var preparedCount: Int { entries.count(where: \.isPrepared) }

  /// The cell of an item, left where it is.
  subscript(indexPath: IndexPath) -> (any ListCell)? {
    entries.first { $0.indexPath == indexPath }?.cell
  }

  /// Takes the cell of an item, to show it.
  mutating func take(_ indexPath: IndexPath) -> (any ListCell)? {
    guard let index = entries.firstIndex(where: { $0.indexPath == indexPath }) else { return nil }
    return entries.remove(at: index).cell
  }

  /// Takes in a cell that has not been seen yet.
  mutating func prepare(_ cell: any ListCell, at indexPath: IndexPath) {
    entries.append(Entry(indexPath: indexPath, cell: cell, isPrepared: true))
  }

  /// Takes in a cell that has just left.
  mutating func keep(_ cell: any ListCell, at indexPath: IndexPath) {
    entries.append(Entry(indexPath: indexPath, cell: cell, isPrepared: false))
  }

  /// Counts cells that were prepared for nothing, because the scroll went elsewhere, among those
  /// kept.
  mutating func demotePrepared(except upcoming: Set<IndexPath>) {
    for index in entries.indices where !upcoming.contains(entries[index].indexPath) {
      entries[index].isPrepared = false
    }
  }

  /// Takes out the oldest of the kept cells that are more than the limit, but none of items needed
  /// now.
  mutating func takeExcess(sparing needed: Set<ElementKey>) -> [any ListCell] {
    var excess = entries.count - preparedCount - PrefetchingLimits.keptLimit
    return takeAll { entry in
      guard excess > 0, !entry.isPrepared, !needed.contains(ElementKey(cell: entry.indexPath))
      else { return false }
      excess -= 1
      return true
    }
  }

  /// Takes out the cells of a reuse queue.
  @discardableResult
  mutating func takeAll(of key: ReuseKey) -> [any ListCell] {
    takeAll { $0.cell.elementState.reuseKey == key }
  }

  /// Takes out all cells, oldest first.
  mutating func takeAll() -> [any ListCell] { takeAll { _ in true } }

  /// Gives the cells their items' new index paths; takes out those whose items have none.
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
    /// The first of its own rules that is broken; nil where all are kept.
    var invariantViolation: String? {
      guard Set(entries.map(\.indexPath)).count == count else { return "an item has two cells" }
      guard Set(entries.map { ObjectIdentifier($0.cell) }).count == count else {
        return "a cell waits for two items"
      }
      guard preparedCount <= PrefetchingLimits.preparedLimit else {
        return "\(preparedCount) cells are prepared"
      }
      return entries.allSatisfy { $0.cell.superview == nil } ? nil : "a cell that waits is shown"
    }

    /// The cells that wait.
    var cells: [any ListCell] { entries.map(\.cell) }
  }
#endif
