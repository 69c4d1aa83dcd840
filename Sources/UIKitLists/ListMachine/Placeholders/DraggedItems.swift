/// The opacity of cells whose items are dragged or are being dropped.
@MainActor
struct DraggedItems {
  /// The opacity of a dragged item's cell. Apple publishes no value.
  static let ghostOpacity: CGFloat = 0.5

  struct Source {
    let item: UIDragItem
    /// The item's index path in the data source.
    var path: IndexPath?
    var progress: DragProgress
  }

  private(set) var sources: [Source] = []
  /// The items being dropped and the index paths of their cells in the data source.
  private var arriving: [(item: UIDragItem, path: IndexPath)] = []

  nonisolated init() {}

  var isEmpty: Bool { sources.isEmpty && arriving.isEmpty }

  /// Returns the source index path of a dragged item.
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

  /// Updates the index paths after a change of the data.
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap(newPath) }
    arriving = arriving.compactMap { item, path in newPath(path).map { (item, $0) } }
  }

  func progress(at path: IndexPath) -> DragProgress {
    sources.first { $0.path == path }?.progress ?? .none
  }

  /// Returns the opacity of an item's cell.
  ///
  /// - Parameter isReordering: Whether the item is shown at the drop destination.
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
  /// Updates the cells for the drag progress of their items.
  func showDragProgress() {
    for (key, element) in displayed.ordered where key.category == .cell {
      if let cell = element.listCell { showDragProgress(of: cell, key.indexPath) }
    }
  }

  /// Updates a cell for the drag progress of its item, by the index path shown.
  func showDragProgress(of cell: any ListCell, _ shown: IndexPath) {
    let path = dataPath(of: shown)
    let isPlaceholder = placeholderItems.contains(shown)
    let opacity =
      dragged.isEmpty || isPlaceholder
      ? 1 : dragged.opacity(at: path, isReordering: host.isReorderingByDrag)
    cell.setDragOpacity(opacity)
    cell.dragDidProgress(to: isPlaceholder ? .none : dragged.progress(at: path))
  }
}
