extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items at the root, or to the children of a parent.
  ///
  /// Repeated items, items that exist already and an unknown parent stop the program, as in all
  /// methods that add items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { require(parent) }
    add(.flat(items), at: count(under: parent), under: parent)
  }

  /// Inserts items before another, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    add(.flat(items), besides: item, plus: 0)
  }

  /// Inserts items after another and its descendants, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    add(.flat(items), besides: item, plus: 1)
  }

  /// Inserts another snapshot's items before an item, on its level, and keeps their expansion.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    add(snapshot, besides: item, plus: 0)
  }

  /// Inserts another snapshot's items after an item and its descendants, on its level, and keeps
  /// their expansion.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    add(snapshot, besides: item, plus: 1)
  }

  /// Replaces the descendants of an item by another snapshot's items and keeps their expansion.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    require(parent)
    delete(children[parent] ?? [])
    add(snapshot, at: 0, under: parent)
  }

  /// Deletes items and their descendants. Unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where members.contains(item) {
      detach(item)
      removeSubtree(of: item)
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items. Unknown items are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(members.contains))
  }

  /// Collapses items. Unknown items are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: For the data source

  /// Returns a snapshot of items on one level, none expanded.
  static func flat(_ items: [ItemIdentifierType]) -> Self {
    let repeated = SnapshotError.repeated(items)
    guard repeated.isEmpty else { stop(SnapshotError.duplicates("item", repeated)) }
    var snapshot = Self()
    snapshot.rootItems = items
    snapshot.members = Set(items)
    return snapshot
  }

  func require(_ item: ItemIdentifierType) {
    guard members.contains(item) else { stop(SnapshotError.notInSection(item)) }
  }

  mutating func add(_ other: Self, at index: Int, under parent: ItemIdentifierType?) {
    let existing = other.items.filter(members.contains)
    guard existing.isEmpty else { stop(SnapshotError.existingInSection(existing)) }
    if let parent {
      children[parent, default: []].insert(contentsOf: other.rootItems, at: index)
      for item in other.rootItems { parents[item] = parent }
    } else {
      rootItems.insert(contentsOf: other.rootItems, at: index)
    }
    members.formUnion(other.members)
    expanded.formUnion(other.expanded)
    children.merge(other.children) { $1 }
    parents.merge(other.parents) { $1 }
  }

  // MARK: Private

  private func count(under parent: ItemIdentifierType?) -> Int {
    parent.map { children[$0]?.count ?? 0 } ?? rootItems.count
  }

  private mutating func add(_ other: Self, besides item: ItemIdentifierType, plus offset: Int) {
    require(item)
    let parent = parents[item]
    let siblings = parent.map { children[$0] ?? [] } ?? rootItems
    guard let index = siblings.firstIndex(of: item) else { return }
    add(other, at: index + offset, under: parent)
  }

  /// Removes an item from its parent or from the root.
  private mutating func detach(_ item: ItemIdentifierType) {
    if let parent = parents.removeValue(forKey: item) {
      children[parent]?.removeAll { $0 == item }
    } else {
      rootItems.removeAll { $0 == item }
    }
  }

  private mutating func removeSubtree(of item: ItemIdentifierType) {
    members.remove(item)
    expanded.remove(item)
    for child in children.removeValue(forKey: item) ?? [] {
      parents[child] = nil
      removeSubtree(of: child)
    }
  }
}
