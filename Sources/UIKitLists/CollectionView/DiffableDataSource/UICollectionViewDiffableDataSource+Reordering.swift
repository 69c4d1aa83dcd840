extension UICollectionViewDiffableDataSource {
  /// The handlers for items that the user moves.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.ReorderingHandlers.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved. Default nil: no item can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source's snapshot changes for a move.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after the data source's snapshot has changed; the app updates its own data here.
    public var didReorder: ((Transaction) -> Void)?

    /// Creates handlers that permit no moves.
    public init() {}
  }

  /// Returns the changes of the source and target sections of a user's move.
  func sectionTransactions(
    movingFrom source: IndexPath, to destination: IndexPath
  ) -> [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
    guard let item = itemIdentifier(for: source), let from = sectionIdentifier(for: source.section),
      let to = sectionIdentifier(for: destination.section)
    else { return [] }
    let (initial, target) = (snapshot(for: from), snapshot(for: to))
    var (source, final) = (initial, target)
    let moved = source.takeOut(item)
    if from == to { final = source }
    final.putIn(moved, atVisible: destination.item)
    let arrival = NSDiffableDataSourceSectionTransaction(
      sectionIdentifier: to, initialSnapshot: target, finalSnapshot: final)
    if from == to { return [arrival] }
    return [
      NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: from, initialSnapshot: initial, finalSnapshot: source), arrival,
    ]
  }

  /// A user's move, as a change of the snapshot.
  public typealias Transaction = NSDiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >
}

/// The change of a snapshot by a user's move.
///
/// Source: Apple, NSDiffableDataSourceTransaction.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the move.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The changes of the sections concerned, the source section first.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// The difference of the items of all sections in order.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
  }
}

/// The change of one section's snapshot by a user's move.
///
/// Source: Apple, NSDiffableDataSourceSectionTransaction.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference of the section's items, including hidden ones, in order.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.items.difference(from: initialSnapshot.items).inferringMoves()
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the snapshot with an item moved; unchanged for an invalid index path.
  func movingItem(at source: IndexPath, to destination: IndexPath) -> Self {
    guard let item = item(at: source), let from = sectionOfItem[item],
      let to = sectionIdentifiers[safe: destination.section]
    else { return self }
    var copy = self
    copy.itemsOfSection[from]?.remove(at: source.item)
    let count = copy.itemsOfSection[to]?.count ?? 0
    copy.itemsOfSection[to]?.insert(item, at: min(max(0, destination.item), count))
    copy.sectionOfItem[item] = to
    return copy
  }
}
