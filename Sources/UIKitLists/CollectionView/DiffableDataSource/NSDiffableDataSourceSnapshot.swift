/// A snapshot of a diffable data source: sections in order, and in each of them items in order, all
/// with unique identifiers.
///
/// A snapshot is a value that can be changed freely, and is shown by
/// ``UICollectionViewDiffableDataSource/apply(_:animatingDifferences:completion:)``. No result
/// depends on the order of a hash table.
///
/// Source: Apple, NSDiffableDataSourceSnapshot.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []

  var itemsOfSection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  var reloadedSections = UniqueList<SectionIdentifierType>()
  var reloadedItems = UniqueList<ItemIdentifierType>()
  var reconfiguredItems = UniqueList<ItemIdentifierType>()

  /// Creates a snapshot without sections.
  public init() {}
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

// MARK: - Queries

extension NSDiffableDataSourceSnapshot {
  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections in order. O(*n*).
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemsOfSection[$0] ?? [] }
  }

  /// Returns the number of items in a section. Stops the program for an unknown section, as on iOS.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(inKnown: identifier).count
  }

  /// Returns the items of a section in order. Stops the program for an unknown section, as on iOS.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items(inKnown: identifier) }

  /// Returns the section of an item; nil for an unknown item. O(1).
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// Returns the index of an item among those of all sections; nil for an unknown item. O(*n*).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var before = 0
    for other in sectionIdentifiers {
      let items = itemsOfSection[other] ?? []
      if other == section { return items.firstIndex(of: identifier).map { before + $0 } }
      before += items.count
    }
    return nil
  }

  /// Returns the index of a section; nil for an unknown section. O(sections).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  private func items(inKnown section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = itemsOfSection[section] else { stop(SnapshotError.sectionNotFound) }
    return items
  }
}
