/// The changes of a collection view from one snapshot to another: deletions and moves by old index
/// paths, insertions by new ones.
///
/// Everything in both snapshots stays or moves, across sections too, so that items keep their
/// selection and cells. The number of moves is minimal: the items that stay in a section are a
/// longest increasing subsequence.
struct SnapshotDifference {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// - Complexity: O(*n*) expected in the numbers of old and new sections and items if those that
  ///   stay keep their order; otherwise O(*m* log *m*) more for the *m* items of that section.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let targets = compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
    let newIndexPaths = new.indexPaths
    for (section, identifier) in old.sectionIdentifiers.enumerated() {
      compareItems(
        of: section, to: targets[section], old.itemsOfSection[identifier] ?? [], newIndexPaths)
    }
    for (section, identifier) in new.sectionIdentifiers.enumerated()
    where !insertedSections.contains(section) {
      for (item, identifier) in (new.itemsOfSection[identifier] ?? []).enumerated()
      where old.sectionOfItem[identifier] == nil {
        insertedItems.append(IndexPath(item: item, section: section))
      }
    }
  }

  /// Records the changes of sections, and returns the new index of each old one.
  private mutating func compareSections<Section: Hashable>(
    _ old: [Section], _ new: [Section]
  ) -> [Int?] {
    var newIndexPaths: [Section: Int] = [:]
    for (index, section) in new.enumerated() { newIndexPaths[section] = index }
    let targets = old.map { newIndexPaths[$0] }
    insertedSections = IndexSet(new.indices).subtracting(IndexSet(targets.compactMap { $0 }))
    deletedSections = IndexSet(targets.indices.filter { targets[$0] == nil })
    let surviving = targets.enumerated().compactMap { from, to in to.map { (from: from, to: $0) } }
    let staying = LongestIncreasingSubsequence.indexes(in: surviving.map(\.to))
    for (index, place) in surviving.enumerated() where !staying.contains(index) {
      movedSections.append(place)
    }
    return targets
  }

  private mutating func compareItems<Item: Hashable>(
    of section: Int, to target: Int?, _ items: [Item], _ newIndexPaths: [Item: IndexPath]
  ) {
    var surviving: [(from: IndexPath, to: IndexPath)] = []
    for (index, item) in items.enumerated() {
      let path = IndexPath(item: index, section: section)
      switch newIndexPaths[item] {
      case let place? where place.section == target: surviving.append((path, place))
      case let place?: movedItems.append((path, place))
      case nil: if target != nil { deletedItems.append(path) }
      }
    }
    let staying = LongestIncreasingSubsequence.indexes(in: surviving.map(\.to.item))
    guard staying.count < surviving.count else { return }
    for (index, place) in surviving.enumerated() where !staying.contains(index) {
      movedItems.append(place)
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The index path of each item.
  var indexPaths: [ItemIdentifierType: IndexPath] {
    var indexPaths: [ItemIdentifierType: IndexPath] = [:]
    indexPaths.reserveCapacity(numberOfItems)
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (item, identifier) in (itemsOfSection[identifier] ?? []).enumerated() {
        indexPaths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return indexPaths
  }

  /// Returns the item at an index path; nil if there is none. O(1).
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifiers[safe: indexPath.section] else {
      return nil
    }
    return itemsOfSection[section]?[safe: indexPath.item]
  }
}
