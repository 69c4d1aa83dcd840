/// A data source that shows snapshots: it finds out what changed and has the collection view change
/// that.
///
/// Applying ends as reloading with the new snapshot would; cells and selection go with their items.
/// The class body is long because Swift lets only a class body hold what subclasses may override.
///
/// Source: Apple, UICollectionViewDiffableDataSource.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes and fills the cell of an item; nil is an error.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes and fills the supplementary view of a kind; nil is an error.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// A snapshot of this data source's kind.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// A snapshot of one of this data source's sections.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Makes headers, footers and other supplementary views. Default nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What happens when the user moves items. Default: no item may be moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// What happens when the user expands and collapses items. Default: everything may be.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// What shows the items; a table's, where the data source is behind one.
  private weak var list: ListMachine?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Of sections with items under others: what the current snapshot shows part of.
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Where each item of the current snapshot is, once somebody asked.
  private var cachedPlaces: [ItemIdentifierType: IndexPath]?

  /// A data source of a collection view, which it becomes at once; the view does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    list = collectionView.machine
    self.cellProvider = cellProvider
    super.init()
    collectionView.show(outlineOf: self)
  }

  /// A data source behind the one of a table, which asks it.
  init(behind list: ListMachine) {
    self.list = list
    cellProvider = { _, _, _ in nil }
    super.init()
  }

  // MARK: Applying

  /// Shows a snapshot by deleting, inserting and moving what differs from the one shown, in a batch
  /// update.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - animatingDifferences: false makes the same changes without animation (iOS 15).
  ///   - completion: called once the update is done.
  /// - Complexity: O(*n*) expected in the items before and after, and O(*m* log *m*) more in the
  ///   *m* items of sections where what stays changes its order.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if animatingDifferences {
      show(snapshot, completion)
    } else {
      UIView.performWithoutAnimation { show(snapshot, completion) }
    }
  }

  /// Shows a snapshot as `apply(_:animatingDifferences:completion:)` does, and goes on before the
  /// animation's end: the clock stands still for who waits.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by reloading: views are made anew, and nothing stays selected.
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

  /// Shows a snapshot in one section, as `apply(_:animatingDifferences:completion:)` does; the
  /// others stay. A section that is not there is added at the end.
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

  /// Shows a snapshot in one section as `apply(_:to:animatingDifferences:completion:)` does.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// What a section has now, hidden items included; nothing for a section that is not there.
  ///
  /// A snapshot of all sections that shows the same items in it leaves it as it is, one that shows
  /// others replaces it by those, on one level.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    outlines[section] ?? .flat(current.itemsOfSection[section] ?? [])
  }

  /// What is shown now, with nothing marked for reloading.
  open func snapshot() -> Snapshot { current }

  /// What the items of a section are under; nil where they are all on one level.
  func outline(at section: Int) -> SectionSnapshot? {
    sectionIdentifier(for: section).flatMap { outlines[$0] }
  }

  // MARK: Questions

  /// The item at an index path; nil where there is none. O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Where an item is; nil for one that is not there. O(1), but O(*n*) the first time after
  /// applying.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    places[itemIdentifier]
  }

  /// The section at an index; nil where there is none (iOS 15).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers[safe: index]
  }

  /// Where a section is; nil for one that is not there (iOS 15).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    numberOfItems(inSection: section)
  }

  /// How many items a section of the snapshot has.
  final func numberOfItems(inSection section: Int) -> Int {
    guard let identifier = current.sectionIdentifiers[safe: section] else {
      stop("Invalid parameter not satisfying: section < _impl.numberOfSections")
    }
    return current.numberOfItems(inSection: identifier)
  }

  /// The cell provider's cell.
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

  /// The supplementary view provider's view.
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

  /// What ``reorderingHandlers`` say of the item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Follows a move of the user's, and tells ``reorderingHandlers``.
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

  /// No index titles.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  // MARK: Private

  private var places: [ItemIdentifierType: IndexPath] {
    if let cachedPlaces { return cachedPlaces }
    let places = current.places
    cachedPlaces = places
    return places
  }

  private func setCurrent(_ snapshot: Snapshot) {
    current = snapshot.withoutMarks
    cachedPlaces = nil
    outlines = outlines.filter { section, outline in
      current.itemsOfSection[section] == outline.visibleItems
    }
  }

  private func show(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    // While the data source is being told of a move, the view shows its result already.
    let old =
      list?.activity.reportedMove.map { current.movingItem(at: $0.source, to: $0.target) }
      ?? current
    guard let list, list.host.hasDataSource else {
      setCurrent(snapshot)
      completion?()
      return
    }
    let difference = SnapshotDifference(from: old, to: snapshot)
    let later = LaterReloads(of: snapshot, after: old, difference)
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
