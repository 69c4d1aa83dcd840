/// The changes recorded in a batch update: deletions and reloads by old index paths, insertions by
/// new ones, moves from old to new.
struct PendingUpdates {
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// Returns a function to the new index path of an item that keeps its cell and size; nil for
  /// deleted and reloaded items.
  func survival(_ mapping: UpdateMapping) -> (IndexPath) -> IndexPath? {
    let (items, sections) = (Set(reloadedItems), reloadedSections)
    return { path in
      items.contains(path) || sections.contains(path.section) ? nil : mapping.item(path)
    }
  }

  /// Returns a function to the new key of an element that keeps its view; nil for deleted and
  /// reloaded ones.
  ///
  /// Headers, footers and other elements without an item follow their section.
  func renaming(
    _ mapping: UpdateMapping, from old: SectionCounts
  ) -> (ElementKey) -> ElementKey? {
    let newPath = survival(mapping)
    return { key in
      let path = key.indexPath
      if key.category == .cell { return newPath(path).map(ElementKey.init(cell:)) }
      guard let section = path.first, !reloadedSections.contains(section) else { return nil }
      if !key.isOfSection && old.contains(path) { return mapping.item(path).map(key.moved) }
      return mapping.section(section).map {
        key.moved(to: IndexPath(indexes: [$0] + path.dropFirst()))
      }
    }
  }

  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }
}
