/// A data source that shows snapshots in a table, as `UICollectionViewDiffableDataSource` does in a
/// collection view.
///
/// A subclass can add titles, editing and moving. Source: Apple, UITableViewDiffableDataSource.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the configured cell of an item; returning nil is an error.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// A snapshot with this data source's identifier types.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The animation of rows and sections. Default automatic: the table decides.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let items: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Creates a data source and sets it as the table's; the table does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    items = .init(behind: tableView.machine)
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot by deleting, inserting and moving the differences to the current one.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    tableView?.tableLayout.animations.usual = defaultRowAnimation
    items.apply(
      snapshot, animatingDifferences: animatingDifferences && defaultRowAnimation != .none,
      completion: completion)
    tableView?.tableLayout.animations.usual = nil
    tableView?.setNeedsLayout()
  }

  /// Shows a snapshot by reloading: cells are created again, and the selection is removed.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    items.applySnapshotUsingReloadData(snapshot, completion: completion)
    tableView?.setNeedsLayout()
  }

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { items.snapshot() }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.itemIdentifier(for: indexPath)
  }

  /// Returns the index path of an item; nil if the snapshot does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(for: itemIdentifier)
  }

  /// Returns the section at an index; nil if there is none (iOS 15).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    items.sectionIdentifier(for: index)
  }

  /// Returns the index of a section; nil if the snapshot does not contain it (iOS 15).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.index(for: sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { snapshot().numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.numberOfItems(inSection: section)
  }

  /// Returns the cell provider's cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      stop("Invalid parameter not satisfying: itemIdentifier")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      stop(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with "
          + "item identifier '\(item)', which is not allowed. You must always return a cell to the "
          + "table view: \(tableView)")
    }
    return cell
  }

  /// Returns nil: no title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil: no title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns false: rows cannot be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false: rows cannot be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil: no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
