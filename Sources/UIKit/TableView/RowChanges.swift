/// What a table's data source can do with rows by `commit` and `moveRowAt`, which iOS takes as
/// leave to delete and to move them.
///
/// Source: Apple, UITableViewDataSource: swiping deletes where `tableView(_:commit:forRowAt:)` is
/// implemented, reorder controls need `tableView(_:moveRowAt:to:)`.
@MainActor
struct RowChanges {
  /// Whether `commit` is written; nil where nobody knows.
  let areCommitted: Bool?
  /// Whether `moveRowAt` is written; nil where nobody knows.
  let areMoved: Bool?

  init(of dataSource: any UITableViewDataSource) {
    if let controller = dataSource as? UITableViewController {
      let type = type(of: controller)
      areCommitted = Self.commitSlot?.isOverridden(in: type)
      areMoved = Self.moveSlot?.isOverridden(in: type)
    } else {
      let type: AnyClass = Self.conforming(type(of: dataSource))
      areCommitted = WrittenMethods.contains(Self.commit, in: type)
      areMoved = WrittenMethods.contains(Self.move, in: type)
    }
  }

  /// The class that says it is a data source: Swift calls no method of its subclasses that
  /// overrides none of its own.
  private static func conforming(_ type: any UITableViewDataSource.Type) -> AnyClass {
    guard let superclass = _getSuperclass(type) as? any UITableViewDataSource.Type else {
      return type
    }
    return conforming(superclass)
  }

  private static let commit = WrittenMethods.Name(
    selector: "tableView:commit:forRowAt:",
    demangled: ".tableView(_: UIKit.UITableView, commit: ")
  private static let move = WrittenMethods.Name(
    selector: "tableView:moveRowAt:to:",
    demangled: ".tableView(_: UIKit.UITableView, moveRowAt: ")

  private final class Plain: UITableViewController {}

  private final class Committing: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { tableView.tag += 1 }
  }

  private final class Moving: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { tableView.tag += 2 }
  }

  private static let commitSlot = MethodSlot(
    base: UITableViewController.self, plain: Plain.self, overriding: Committing.self)
  private static let moveSlot = MethodSlot(
    base: UITableViewController.self, plain: Plain.self, overriding: Moving.self)
}
