/// The selected items, in the order in which they were selected.
struct ItemSelection {
  private(set) var indexPaths: [IndexPath] = []
  private var members: Set<IndexPath> = []

  func contains(_ indexPath: IndexPath) -> Bool { members.contains(indexPath) }

  mutating func insert(_ indexPath: IndexPath) {
    if members.insert(indexPath).inserted { indexPaths.append(indexPath) }
  }

  mutating func remove(_ indexPath: IndexPath) {
    guard members.remove(indexPath) != nil else { return }
    indexPaths.removeAll { $0 == indexPath }
  }

  /// Renames the items; those that get no new name drop out.
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    indexPaths = indexPaths.compactMap(newPath)
    members = Set(indexPaths)
  }
}
