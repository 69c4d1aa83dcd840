/// The data source that prepares data of rows before display.
///
/// This file is also the table from which `UITableViewDataSourcePrefetching+Optionals.swift` is
/// generated. Source: Apple, UITableViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: ObjectiveCProtocol {
  /// Notifies the data source of rows needed soon, nearest to the visible ones first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Notifies the data source that announced rows are no longer needed.
  // Optional
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
