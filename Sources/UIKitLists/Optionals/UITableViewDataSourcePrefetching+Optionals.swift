// swift-format-ignore-file
// Generated from UITableViewDataSourcePrefetching.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UITableViewDataSourcePrefetching {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    MissingRequirement.mark(self, .tableViewCancelPrefetchingForRowsAt)
  }

  /// `object.tableView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var tableView: UITableViewDataSourcePrefetchingOptionals.TableView? { .init(object: self) }
}

/// The optional requirements of `UITableViewDataSourcePrefetching` as callable values, one type a
/// base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UITableViewDataSourcePrefetchingOptionals {}

extension UITableViewDataSourcePrefetchingOptionals {
  /// The optional methods called `tableView`, to be called.
  @preconcurrency @MainActor
  public struct TableView {
    let object: any UITableViewDataSourcePrefetching
  }
}

extension UITableViewDataSourcePrefetchingOptionals.TableView {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    return MissingRequirement.isMarked(object, .tableViewCancelPrefetchingForRowsAt) ? nil : result
  }
}
