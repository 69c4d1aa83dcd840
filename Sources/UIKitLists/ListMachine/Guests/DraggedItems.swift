/// How the cells look whose items are dragged, or are on their way to them.
@MainActor
struct DraggedItems {
  /// How opaque the cell is of an item that a finger carries elsewhere. Apple publishes no figure.
  static let ghostOpacity: CGFloat = 0.5

  struct Source {
    let item: UIDragItem
    /// In the data.
    var path: IndexPath?
    var progress: DragProgress
  }

  private(set) var sources: [Source] = []
  /// The items on their way to cells, and these cells' paths in the data.
  private var arriving: [(item: UIDragItem, path: IndexPath)] = []

  nonisolated init() {}

  var isEmpty: Bool { sources.isEmpty && arriving.isEmpty }

  /// Where an item comes from.
  func path(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  mutating func add(_ items: [UIDragItem], from path: IndexPath) {
    sources += items.map { Source(item: $0, path: path, progress: .none) }
  }

  mutating func setProgress(_ progress: DragProgress, of item: UIDragItem) {
    guard let index = sources.firstIndex(where: { $0.item === item }) else { return }
    if progress == .none {
      sources.remove(at: index)
    } else {
      sources[index].progress = progress
    }
  }

  mutating func expect(_ item: UIDragItem, at path: IndexPath) { arriving.append((item, path)) }

  mutating func arrive(_ item: UIDragItem) { arriving.removeAll { $0.item === item } }

  /// Follows items through a change of the data.
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap(newPath) }
    arriving = arriving.compactMap { item, path in newPath(path).map { (item, $0) } }
  }

  func progress(at path: IndexPath) -> DragProgress {
    sources.first { $0.path == path }?.progress ?? .none
  }

  /// How opaque the cell of an item is.
  ///
  /// - Parameter isReordering: whether the item's own place is shown where it would go.
  func opacity(at path: IndexPath, isReordering: Bool) -> CGFloat {
    if arriving.contains(where: { $0.path == path }) { return 0 }
    switch progress(at: path) {
    case .none: return 1
    case .lifting: return 0
    case .dragging: return isReordering ? 0 : Self.ghostOpacity
    }
  }
}

extension ListMachine {
  /// Makes cells look as their items are dragged.
  func showDragProgress() {
    for (key, element) in displayed.ordered where key.category == .cell {
      if let cell = element.listCell { showDragProgress(of: cell, key.indexPath) }
    }
  }

  /// Makes a cell look as the item at a path, of what is shown, is dragged.
  func showDragProgress(of cell: any ListCell, _ shown: IndexPath) {
    let path = dataPath(of: shown)
    let isGuest = guests.contains(shown)
    let opacity =
      dragged.isEmpty || isGuest
      ? 1 : dragged.opacity(at: path, isReordering: host.isReorderingByDrag)
    cell.setDragOpacity(opacity)
    cell.dragDidProgress(to: isGuest ? .none : dragged.progress(at: path))
  }
}
