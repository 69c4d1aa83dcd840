/// The data that a list shows. Index paths are the data's.
@MainActor
protocol ListData: AnyObject {
  /// Whether there is a data source.
  var hasDataSource: Bool { get }

  /// Whether an object is the data source.
  func isDataSource(_ object: AnyObject) -> Bool

  /// How many items each section has.
  func readCounts() -> SectionCounts

  /// The cell of an item, filled; nil without a data source.
  func makeCell(at path: IndexPath) -> (any ListCell)?

  /// Stops the program where a cell of the data source's cannot be used again.
  func requireReusable(_ cell: any ListCell)

  /// The supplementary view of a kind, filled.
  func makeSupplementaryElement(ofKind kind: String, at path: IndexPath) -> any ListElement

  /// What the item is called, as text; nil where items have no names.
  func itemName(at path: IndexPath) -> String?

  // MARK: Prefetching

  /// Whether items that will be needed soon are announced.
  var prefetchesItems: Bool { get }

  func prefetchItems(at paths: [IndexPath])

  func cancelPrefetchingItems(at paths: [IndexPath])

  // MARK: Moves

  /// Whether an item may be moved.
  func letsItemMove(at path: IndexPath) -> Bool

  /// Has the data source move an item. Returns whether it did.
  func moveItem(from source: IndexPath, to target: IndexPath) -> Bool
}
