/// What a table's data source can do with rows by `commit` and `moveRowAt`, which iOS takes as
/// leave to delete and to move them.
///
/// Source: Apple, UITableViewDataSource: swiping deletes where `tableView(_:commit:forRowAt:)` is
/// implemented, reorder controls need `tableView(_:moveRowAt:to:)`.
@MainActor
package struct RowChanges {
  /// Whether `commit` is written; nil where nobody knows.
  package let areCommitted: Bool?
  /// Whether `moveRowAt` is written; nil where nobody knows.
  package let areMoved: Bool?

  init(of dataSource: any UITableViewDataSource) {
    if let source = dataSource as? any RowChangeSource {
      self = source.rowChanges
    } else {
      areCommitted = Self.has(Self.commit, dataSource)
      areMoved = Self.has(Self.move, dataSource)
    }
  }

  package init(areCommitted: Bool?, areMoved: Bool?) {
    (self.areCommitted, self.areMoved) = (areCommitted, areMoved)
  }

  /// Whether a method is written and called; nil where nobody knows.
  private static func has(
    _ method: WrittenMethods.Name, _ dataSource: any UITableViewDataSource
  ) -> Bool? {
    let type = type(of: dataSource)
    return ObjectiveCMembers.isWritten(method.selector, in: type)
      ?? WrittenMethods.contains(method, in: conforming(type))
  }

  /// The class that says it is a data source: without the source tool Swift calls no method of its
  /// subclasses that overrides none of its own.
  private static func conforming(_ type: any UITableViewDataSource.Type) -> AnyClass {
    guard let superclass = _getSuperclass(type) as? any UITableViewDataSource.Type else {
      return type
    }
    return conforming(superclass)
  }

  private static let commit = WrittenMethods.Name(
    selector: "tableView:commit:forRowAt:",
    demangled: ".tableView(_: UIKitLists.UITableView, commit: ")
  private static let move = WrittenMethods.Name(
    selector: "tableView:moveRowAt:to:",
    demangled: ".tableView(_: UIKitLists.UITableView, moveRowAt: ")
}

/// A data source that says by itself what it can do with rows, where its class always has the
/// methods: a table view controller.
@MainActor
package protocol RowChangeSource {
  /// What it can do.
  var rowChanges: RowChanges { get }
}
