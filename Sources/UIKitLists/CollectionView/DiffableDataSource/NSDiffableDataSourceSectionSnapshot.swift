/// A snapshot of one section: items in order, each of which may have child items that are visible
/// while it is expanded.
///
/// Every item has a unique identifier. New items are collapsed. A snapshot is a value that can be
/// changed freely, and is shown by
/// ``UICollectionViewDiffableDataSource/apply(_:to:animatingDifferences:completion:)``.
///
/// Source: Apple, NSDiffableDataSourceSectionSnapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items without a parent, in order.
  public internal(set) var rootItems: [ItemIdentifierType] = []

  var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parents of all items except those at the root.
  var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  var members: Set<ItemIdentifierType> = []
  var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// Creates a copy of a snapshot.
  public init(_ snapshot: Self) { self = snapshot }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

// MARK: - Queries

extension NSDiffableDataSourceSectionSnapshot {
  /// All items, each before its descendants. O(*n*).
  public var items: [ItemIdentifierType] { list { _ in true } }

  /// The items whose ancestors are all expanded, whether they are on screen or not. O(*n*).
  public var visibleItems: [ItemIdentifierType] { list(expanded.contains) }

  /// Returns whether the snapshot contains an item. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard members.contains(item) else { return false }
    return ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// Returns the number of an item's ancestors; 0 at the root. An unknown item stops the program.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item)
    return ancestors(of: item).count
  }

  /// Returns the index of an item in ``items``; nil for an unknown item. O(*n*).
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the parent of an item; nil at the root. Stops the program for an unknown item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    require(child)
    return parents[child]
  }

  /// Returns a snapshot of an item's descendants with their expansion, its children at the root.
  ///
  /// - Parameters:
  ///   - parent: An item of this snapshot.
  ///   - includingParent: Whether the item is the root instead, with its descendants.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    require(parent)
    var part = Self()
    part.rootItems = includingParent ? [parent] : children[parent] ?? []
    part.members = Set(part.rootItems)
    for item in part.rootItems { part.copySubtree(of: item, from: self) }
    return part
  }

  /// Returns the items as text, one per line: indented by level, `+` for expanded, `-` for
  /// collapsed, `*` for visible items. The format is this package's own.
  public func visualDescription() -> String {
    items.map { item in
      let marks = (isVisible(item) ? "*" : " ") + (isExpanded(item) ? "+" : "-")
      return String(repeating: "  ", count: level(of: item)) + "\(marks) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Private

  /// Returns the items in order; the children of an item only if it is open.
  private func list(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var list: [ItemIdentifierType] = []
    list.reserveCapacity(members.count)
    var rest = Array(rootItems.reversed())
    while let item = rest.popLast() {
      list.append(item)
      if isOpen(item), let below = children[item] { rest += below.reversed() }
    }
    return list
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] }.dropFirst())
  }

  private mutating func copySubtree(of item: ItemIdentifierType, from other: Self) {
    if other.expanded.contains(item) { expanded.insert(item) }
    guard let below = other.children[item] else { return }
    children[item] = below
    members.formUnion(below)
    for child in below {
      parents[child] = item
      copySubtree(of: child, from: other)
    }
  }
}
