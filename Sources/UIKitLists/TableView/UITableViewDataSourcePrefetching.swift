/// Who prepares the data of rows before they are shown.
///
/// This file is also the table from which `UITableViewDataSourcePrefetching+Optionals.swift` is
/// generated. Source: Apple, UITableViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: ObjectiveCProtocol {
  /// The rows will be needed soon: index paths by distance from those in sight, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that were announced are not needed any more.
  // Optional
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
