/// Determines which of the methods that change rows a table view controller overrides.
@MainActor
private enum RowChangeOverrides {
  private final class Plain: UITableViewController {}

  private final class Committing: UITableViewController {
    package override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { tableView.tag += 1 }
  }

  private final class Moving: UITableViewController {
    package override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { tableView.tag += 2 }
  }

  private static let commitSlot = MethodSlot(
    base: UITableViewController.self, plain: Plain.self, overriding: Committing.self)
  private static let moveSlot = MethodSlot(
    base: UITableViewController.self, plain: Plain.self, overriding: Moving.self)

  static func find(in type: UITableViewController.Type) -> RowChanges {
    RowChanges(
      areCommitted: commitSlot?.isOverridden(in: type), areMoved: moveSlot?.isOverridden(in: type))
  }
}

extension UITableViewController: RowChangeSource {
  package var rowChanges: RowChanges { RowChangeOverrides.find(in: type(of: self)) }
}
