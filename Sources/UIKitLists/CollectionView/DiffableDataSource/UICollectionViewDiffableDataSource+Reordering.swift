extension UICollectionViewDiffableDataSource {
  /// What happens when the user moves items.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.ReorderingHandlers.
  public struct ReorderingHandlers {
    /// Whether an item may be moved. Default nil: none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source's snapshot follows a move.
    public var willReorder: ((Transaction) -> Void)?
    /// Called once the data source's snapshot has followed a move; the app's own data should too.
    public var didReorder: ((Transaction) -> Void)?

    /// Handlers that let no item be moved.
    public init() {}
  }

  /// What a move of the user's changes in the sections that it goes from and to.
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

  /// A move of the user's, as the change of the snapshot.
  public typealias Transaction = NSDiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >
}

/// How a snapshot changed because the user moved items.
///
/// Source: Apple, NSDiffableDataSourceTransaction.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >
  /// What is shown after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What happened to each section concerned, the one that the item comes from first.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// The change of the items of all sections in order.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
  }
}

/// How one section's snapshot changed because the user moved items.
///
/// Source: Apple, NSDiffableDataSourceSectionTransaction.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// Whose items were moved.
  public let sectionIdentifier: SectionIdentifierType
  /// What it had before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it has after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The change of its items, hidden ones included, in order.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.items.difference(from: initialSnapshot.items).inferringMoves()
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot after an item went from one place to another; the same where there is no such
  /// item or section.
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
