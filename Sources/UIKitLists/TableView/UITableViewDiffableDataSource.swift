/// A data source of tables that shows snapshots, as `UICollectionViewDiffableDataSource` does for
/// collection views.
///
/// Titles, editing and moving are a subclass's to add. Source: Apple,
/// UITableViewDiffableDataSource.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes and fills the cell of an item; nil is an error.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// A snapshot of this data source's kind.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// How rows and sections come and go. Default: as the table sees fit.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let items: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// A data source of a table, which it becomes at once; the table does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    items = .init(behind: tableView.machine)
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot by deleting, inserting and moving what differs from the one shown.
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

  /// Shows a snapshot by reloading: cells are made anew, and nothing stays selected.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    items.applySnapshotUsingReloadData(snapshot, completion: completion)
    tableView?.setNeedsLayout()
  }

  /// What is shown now.
  open func snapshot() -> Snapshot { items.snapshot() }

  /// The item at an index path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.itemIdentifier(for: indexPath)
  }

  /// Where an item is; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(for: itemIdentifier)
  }

  /// The section at an index; nil where there is none (iOS 15).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    items.sectionIdentifier(for: index)
  }

  /// Where a section is; nil for one that is not there (iOS 15).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.index(for: sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { snapshot().numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.numberOfItems(inSection: section)
  }

  /// The cell provider's cell.
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

  /// No title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// No row may be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// No row may be moved.
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

  /// No index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section of the title's number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
