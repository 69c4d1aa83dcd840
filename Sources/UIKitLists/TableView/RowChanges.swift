/// The row changes that a table's data source supports. Implementing `commit` or `moveRowAt`
/// permits deletions or moves, as on iOS.
///
/// Source: Apple, UITableViewDataSource: swiping deletes if `tableView(_:commit:forRowAt:)` is
/// implemented, reorder controls need `tableView(_:moveRowAt:to:)`.
@MainActor
package struct RowChanges {
  /// Whether `commit` is implemented; nil if unknown.
  package let areCommitted: Bool?
  /// Whether `moveRowAt` is implemented; nil if unknown.
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

  /// Returns whether a method is implemented and called; nil if unknown.
  private static func has(
    _ method: ImplementedMethods.Name, _ dataSource: any UITableViewDataSource
  ) -> Bool? {
    let type = type(of: dataSource)
    return ObjectiveCMembers.isWritten(method.selector, in: type)
      ?? ImplementedMethods.contains(method, in: conforming(type))
  }

  /// Returns the class that declares the conformance: without the source tool, Swift does not call
  /// methods of its subclasses that override none of its own.
  private static func conforming(_ type: any UITableViewDataSource.Type) -> AnyClass {
    guard let superclass = _getSuperclass(type) as? any UITableViewDataSource.Type else {
      return type
    }
    return conforming(superclass)
  }

  private static let commit = ImplementedMethods.Name(
    selector: "tableView:commit:forRowAt:",
    demangled: ".tableView(_: UIKitLists.UITableView, commit: ")
  private static let move = ImplementedMethods.Name(
    selector: "tableView:moveRowAt:to:",
    demangled: ".tableView(_: UIKitLists.UITableView, moveRowAt: ")
}

/// A data source whose class always has the methods, such as a table view controller, and that
/// reports which changes it supports.
@preconcurrency @MainActor
package protocol RowChangeSource {
  /// The supported changes.
  var rowChanges: RowChanges { get }
}
