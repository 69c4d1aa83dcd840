/// What a diffable data source shows: sections in order, and in each of them items in order, every
/// one known by an identifier of its own.
///
/// A snapshot is a value: it is built or changed freely, and shown by
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

  /// A snapshot without sections.
  public init() {}
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

// MARK: - Questions

extension NSDiffableDataSourceSnapshot {
  /// How many items there are in all sections.
  public var numberOfItems: Int { sectionOfItem.count }

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections in order. O(*n*).
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemsOfSection[$0] ?? [] }
  }

  /// How many items a section has. A section that is not there stops the program, as on iOS.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(inKnown: identifier).count
  }

  /// The items of a section in order. A section that is not there stops the program, as on iOS.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items(inKnown: identifier) }

  /// The section that an item is in; nil for an item that is not there. O(1).
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// The place of an item among the items of all sections; nil for one that is not there. O(*n*).
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

  /// The place of a section; nil for one that is not there. O(sections).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  private func items(inKnown section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = itemsOfSection[section] else { stop(SnapshotError.sectionNotFound) }
    return items
  }
}
