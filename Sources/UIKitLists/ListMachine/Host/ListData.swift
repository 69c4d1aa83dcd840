/// The data source of a list. Index paths are those of the data source.
@preconcurrency @MainActor
protocol ListData: AnyObject {
  /// Whether there is a data source.
  var hasDataSource: Bool { get }

  /// Returns whether an object is the data source.
  func isDataSource(_ object: AnyObject) -> Bool

  /// Returns the number of items in each section.
  func readCounts() -> SectionCounts

  /// Returns the configured cell of an item; nil without a data source.
  func makeCell(at path: IndexPath) -> (any ListCell)?

  /// Stops the program if a cell from the data source cannot be reused.
  func requireReusable(_ cell: any ListCell)

  /// Returns the configured supplementary view of a kind.
  func makeSupplementaryElement(ofKind kind: String, at path: IndexPath) -> any ListElement

  /// Returns the item's identifier as text; nil without identifiers.
  func itemName(at path: IndexPath) -> String?

  // MARK: Prefetching

  /// Whether items are announced to a prefetching data source.
  var prefetchesItems: Bool { get }

  func prefetchItems(at paths: [IndexPath])

  func cancelPrefetchingItems(at paths: [IndexPath])

  // MARK: Moves

  /// Returns whether an item can be moved.
  func canMoveItem(at path: IndexPath) -> Bool

  /// Moves an item in the data source. Returns whether the data source supports that.
  func moveItem(from source: IndexPath, to target: IndexPath) -> Bool
}
