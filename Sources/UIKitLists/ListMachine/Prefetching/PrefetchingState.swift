/// The state of prefetching: invisible cells with their content, and items announced to the
/// prefetching data source.
@MainActor
struct PrefetchingState {
  /// Whether cells are prepared before display and kept for a while after it.
  var isEnabled = true
  /// The invisible cells with their content.
  var standby = StandbyCells()
  /// The direction and speed of the scroll.
  private(set) var motion = ScrollMotion()
  /// The clock's time of the last prefetching at rest, in seconds; nil for never.
  var lastAtRest: CFTimeInterval?
  /// The next frame with prefetching at rest.
  var nextAtRest: ScheduledEvent?
  /// The announced items without a cell, nearest first.
  private(set) var announced: [IndexPath] = []

  init() {}

  /// Records the visible rectangle of a pass.
  mutating func noteScroll(_ bounds: CGRect, contentSize: CGSize, at time: CFTimeInterval) {
    motion.note(bounds, contentSize: contentSize, at: time)
  }

  /// Removes announced items that have their cells.
  mutating func removeAnnounced(_ items: Set<IndexPath>) {
    announced.removeAll(where: items.contains)
  }

  /// Removes announced items that no longer lie ahead. Returns them, nearest first.
  mutating func cancelAnnounced(except upcoming: Set<IndexPath>) -> [IndexPath] {
    let cancelled = announced.filter { !upcoming.contains($0) }
    announced.removeAll { !upcoming.contains($0) }
    return cancelled
  }

  mutating func announce(_ items: [IndexPath]) { announced += items }

  mutating func clearAnnounced() { announced = [] }

  /// Renames cells and announcements. Returns the cells whose items have no new index path.
  mutating func rename(
    cells cellPath: (IndexPath) -> IndexPath?, items itemPath: (IndexPath) -> IndexPath?
  ) -> [any ListCell] {
    announced = announced.compactMap(itemPath)
    return standby.rename(cellPath)
  }
}
