/// A data source that shows snapshots: it computes the differences and updates the collection view.
///
/// The result equals that of reloading with the new snapshot; items keep their cells and selection.
/// Most declarations are in the class body because Swift allows overrides only of those.
///
/// Source: Apple, UICollectionViewDiffableDataSource.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the configured cell of an item; returning nil is an error.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns the configured supplementary view of a kind; returning nil is an error.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// A snapshot with this data source's identifier types.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// A snapshot of one section with this data source's item type.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The closure that returns headers, footers and other supplementary views. Default nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers for items that the user moves. Default: items cannot be moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// The handlers for items that the user expands and collapses. Default: all items can be.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The machine that shows the items; a table's if the data source serves one.
  private weak var list: ListMachine?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// The snapshots of sections with child items, of which the current snapshot has the visible
  /// ones.
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

  /// The index path of each item of the current snapshot, computed on first use.
  private var cachedIndexPaths: [ItemIdentifierType: IndexPath]?

  /// Creates a data source and sets it as the view's; the view does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    list = collectionView.machine
    self.cellProvider = cellProvider
    super.init()
    collectionView.show(outlineOf: self)
  }

  /// Creates a data source that serves the one of a table.
  init(behind list: ListMachine) {
    self.list = list
    cellProvider = { _, _, _ in nil }
    super.init()
  }

  // MARK: Applying

  /// Shows a snapshot by deleting, inserting and moving the differences to the current one, in a
  /// batch update.
  ///
  /// - Parameters:
  ///   - snapshot: The new snapshot.
  ///   - animatingDifferences: False makes the same changes without animation (iOS 15).
  ///   - completion: Called at the end of the update.
  /// - Complexity: O(*n*) expected in the numbers of old and new items, and O(*m* log *m*) more for
  ///   the *m* items of sections whose remaining items change their order.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if animatingDifferences {
      show(snapshot, completion)
    } else {
      UIView.performWithoutAnimation { show(snapshot, completion) }
    }
  }

  /// Shows a snapshot as `apply(_:animatingDifferences:completion:)` does, and returns before the
  /// animation's end, because the clock does not advance during an `await`.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by reloading: views are created again, and the selection is removed.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    setCurrent(snapshot)
    list?.host.reloadData()
    completion?()
  }

  /// Shows a snapshot by reloading.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Shows a snapshot in one section, as `apply(_:animatingDifferences:completion:)` does, without
  /// changing others. An unknown section is appended.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot.children.isEmpty ? nil : snapshot
    apply(
      current.replacingItems(of: section, with: snapshot.visibleItems),
      animatingDifferences: animatingDifferences, completion: completion)
    list?.refreshRowStates()
  }

  /// Shows a snapshot in one section, as `apply(_:to:animatingDifferences:completion:)` does.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Returns a section's snapshot with its hidden items; empty for an unknown section.
  ///
  /// A snapshot of all sections with the same visible items in the section keeps it; one with
  /// others replaces it by those, on one level.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    outlines[section] ?? .flat(current.itemsOfSection[section] ?? [])
  }

  /// Returns the current snapshot, without marks for reloading.
  open func snapshot() -> Snapshot { current }

  /// Returns the outline of a section; nil if all its items are on one level.
  func outline(at section: Int) -> SectionSnapshot? {
    sectionIdentifier(for: section).flatMap { outlines[$0] }
  }

  // MARK: Queries

  /// Returns the item at an index path; nil if there is none. O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the index path of an item; nil for an unknown item. O(1), but O(*n*) the first time
  /// after applying a snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    indexPaths[itemIdentifier]
  }

  /// Returns the section at an index; nil if there is none (iOS 15).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers[safe: index]
  }

  /// Returns the index of a section; nil for an unknown section (iOS 15).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    numberOfItems(inSection: section)
  }

  /// Returns the number of items in a section of the snapshot.
  final func numberOfItems(inSection section: Int) -> Int {
    guard let identifier = current.sectionIdentifiers[safe: section] else {
      stop("Invalid parameter not satisfying: section < _impl.numberOfSections")
    }
    return current.numberOfItems(inSection: identifier)
  }

  /// Returns the cell provider's cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath) else {
      stop("Invalid parameter not satisfying: itemIdentifier")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      stop(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + "\(indexPath) with item identifier '\(item)', which is not allowed. You must always "
          + "return a cell to the collection view: \(collectionView)")
    }
    return cell
  }

  /// Returns the supplementary view provider's view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      stop(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(indexPath)) was nil")
    }
    return view
  }

  /// Returns the result of ``reorderingHandlers`` for the item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Changes the snapshot for a user's move, and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let transaction = Transaction(
      initialSnapshot: current,
      finalSnapshot: current.movingItem(at: sourceIndexPath, to: destinationIndexPath),
      sectionTransactions: sectionTransactions(
        movingFrom: sourceIndexPath, to: destinationIndexPath))
    reorderingHandlers.willReorder?(transaction)
    for section in transaction.sectionTransactions {
      let snapshot = section.finalSnapshot
      outlines[section.sectionIdentifier] = snapshot.children.isEmpty ? nil : snapshot
    }
    setCurrent(transaction.finalSnapshot)
    list?.endMoveReport()
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns nil: no index titles.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  // MARK: Private

  private var indexPaths: [ItemIdentifierType: IndexPath] {
    if let cachedIndexPaths { return cachedIndexPaths }
    let indexPaths = current.indexPaths
    cachedIndexPaths = indexPaths
    return indexPaths
  }

  private func setCurrent(_ snapshot: Snapshot) {
    current = snapshot.withoutMarks
    cachedIndexPaths = nil
    outlines = outlines.filter { section, outline in
      current.itemsOfSection[section] == outline.visibleItems
    }
  }

  private func show(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    // During the notification of a move, the view already shows its result.
    let old =
      list?.activity.reportedMove.map { current.movingItem(at: $0.source, to: $0.target) }
      ?? current
    guard let list, list.host.hasDataSource else {
      setCurrent(snapshot)
      completion?()
      return
    }
    let difference = SnapshotDifference(from: old, to: snapshot)
    let later = DeferredReloads(of: snapshot, after: old, difference)
    list.runBatchUpdates(
      {
        setCurrent(snapshot)
        list.record(difference)
        if !later.itemsInPlace.isEmpty { list.record(later.itemsInPlace, in: \.reloadedItems) }
      }, { _ in completion?() })
    if !later.items.isEmpty { list.record(later.items, in: \.reloadedItems) }
    if !later.sections.isEmpty { list.record(later.sections, in: \.reloadedSections) }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if !reconfigured.isEmpty { list.record(reconfigured, in: \.reconfiguredItems) }
  }
}
