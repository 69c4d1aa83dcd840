// swift-format-ignore-file
// Generated from UITableViewDataSourcePrefetching.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UITableViewDataSourcePrefetching {
  @_disfavoredOverload public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { if let added = AddedMethods.method(.tableViewCancelPrefetchingForRowsAt, of: self) { return AddedMethods.result(of: added, .tableViewCancelPrefetchingForRowsAt, self, [tableView, indexPaths]) }; MissingRequirement.mark(self, .tableViewCancelPrefetchingForRowsAt) }

  @_disfavoredOverload public var tableView: UITableViewDataSourcePrefetchingOptionals.TableView? { .init(object: self) }
}

/// The optional methods of `UITableViewDataSourcePrefetching`, one type per name. Calls return nil
/// if the object does not implement the method.
public enum UITableViewDataSourcePrefetchingOptionals {
  @preconcurrency @MainActor public struct TableView {
    let object: any UITableViewDataSourcePrefetching
    @discardableResult public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) -> Void? { MissingRequirement.clear(); let result: Void = object.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths); return MissingRequirement.isMarked(object, .tableViewCancelPrefetchingForRowsAt) ? nil : result }
  }
}
