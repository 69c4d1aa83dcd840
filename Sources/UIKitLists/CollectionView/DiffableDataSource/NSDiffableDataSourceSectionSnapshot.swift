/// What one section shows: items in order, each of which may have items under it that show while it
/// is expanded.
///
/// Every item is known by an identifier of its own. New items are collapsed. A value: it is built
/// or changed freely, and shown by
/// ``UICollectionViewDiffableDataSource/apply(_:to:animatingDifferences:completion:)``.
///
/// Source: Apple, NSDiffableDataSourceSectionSnapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items that are under no other, in order.
  public internal(set) var rootItems: [ItemIdentifierType] = []

  var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// Of each item but those at the root, what it is under.
  var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  var members: Set<ItemIdentifierType> = []
  var expanded: Set<ItemIdentifierType> = []

  /// A snapshot without items.
  public init() {}

  /// A copy.
  public init(_ snapshot: Self) { self = snapshot }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

// MARK: - Questions

extension NSDiffableDataSourceSectionSnapshot {
  /// All items, each before those under it. O(*n*).
  public var items: [ItemIdentifierType] { list { _ in true } }

  /// The items that show: those that lie under collapsed items do not, whether they are on screen
  /// or not. O(*n*).
  public var visibleItems: [ItemIdentifierType] { list(expanded.contains) }

  /// Whether an item is there. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }

  /// Whether the items under an item show as soon as it does itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item lies under expanded ones only.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard members.contains(item) else { return false }
    return ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// How many items an item lies under; 0 at the root. An item that is not there stops the program.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item)
    return ancestors(of: item).count
  }

  /// The place of an item among ``items``; nil for one that is not there. O(*n*).
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// What an item lies under; nil at the root. An item that is not there stops the program.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    require(child)
    return parents[child]
  }

  /// The items under an item, expanded as they are here, at the root of a snapshot of their own.
  ///
  /// - Parameters:
  ///   - parent: an item of this snapshot.
  ///   - includingParent: whether that root is the item instead, with the others under it.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    require(parent)
    var part = Self()
    part.rootItems = includingParent ? [parent] : children[parent] ?? []
    part.members = Set(part.rootItems)
    for item in part.rootItems { part.copyFamily(of: item, from: self) }
    return part
  }

  /// The items as a drawing in letters, a line each: indented by level, `+` for expanded, `-` for
  /// collapsed, `*` for one that shows. The layout of the lines is this package's own.
  public func visualDescription() -> String {
    items.map { item in
      let marks = (isVisible(item) ? "*" : " ") + (isExpanded(item) ? "+" : "-")
      return String(repeating: "  ", count: level(of: item)) + "\(marks) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Private

  /// The items in order; those under an item only where it is open.
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

  private mutating func copyFamily(of item: ItemIdentifierType, from other: Self) {
    if other.expanded.contains(item) { expanded.insert(item) }
    guard let below = other.children[item] else { return }
    children[item] = below
    members.formUnion(below)
    for child in below {
      parents[child] = item
      copyFamily(of: child, from: other)
    }
  }
}
