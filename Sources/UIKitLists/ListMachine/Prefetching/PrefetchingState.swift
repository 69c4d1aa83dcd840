/// What a collection view has worked out ahead of the scroll: cells out of sight that have their
/// content, and items announced to the prefetching data source.
@MainActor
struct PrefetchingState {
  /// Whether cells are prepared before they are seen and kept a while after.
  var isEnabled = true
  /// Cells that have their content and are not in sight.
  var standby = StandbyCells()
  /// Which way content scrolls.
  private(set) var motion = ScrollMotion()
  /// When a screen that stood still worked ahead last, in seconds of the clock; nil for never.
  var lastAtRest: CFTimeInterval?
  /// The next frame in which a screen that stands still works ahead.
  var nextAtRest: ScheduledEvent?
  /// The items that the prefetching data source was told of and that have no cell yet, nearest
  /// first.
  private(set) var announced: [IndexPath] = []

  init() {}

  /// Takes note of the visible rectangle of a pass.
  mutating func noteScroll(_ bounds: CGRect, contentSize: CGSize, at time: CFTimeInterval) {
    motion.note(bounds, contentSize: contentSize, at: time)
  }

  /// Forgets announced items that have got their cells.
  mutating func removeAnnounced(_ items: Set<IndexPath>) {
    announced.removeAll(where: items.contains)
  }

  /// Forgets announced items that no longer lie ahead. Returns them, nearest first.
  mutating func cancelAnnounced(except upcoming: Set<IndexPath>) -> [IndexPath] {
    let cancelled = announced.filter { !upcoming.contains($0) }
    announced.removeAll { !upcoming.contains($0) }
    return cancelled
  }

  mutating func announce(_ items: [IndexPath]) { announced += items }

  mutating func forgetAnnounced() { announced = [] }

  /// Gives cells and announcements their items' new index paths. Returns the cells whose items have
  /// none.
  mutating func rename(
    cells cellPath: (IndexPath) -> IndexPath?, items itemPath: (IndexPath) -> IndexPath?
  ) -> [any ListCell] {
    announced = announced.compactMap(itemPath)
    return standby.rename(cellPath)
  }
}
