import Sessions
import Testing
import UIKit

@testable import UIKitLists

/// `commit` and `moveRowAt` enable deleting and moving rows, as on iOS.
@MainActor @Suite struct RowChangeTests {
  /// Returns the changes that a table allows for its first row.
  private func changes(_ table: UITableView) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    table.frame = window.bounds
    window.addSubview(table)
    window.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    var changes: [String] = []
    if let actions = table.swipeActions(at: path, from: .trailing)?.actions {
      changes.append("swipe \(actions.map { $0.title ?? "" }.joined())")
    }
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    if let cell = table.cellForRow(at: path), cell.showsReorderControl { changes.append("reorder") }
    return changes
  }

  private class Rows: UITableViewController {
    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private class Committing: Rows {
    var committed: [Int] = []

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { committed.append(indexPath.row) }
  }

  private final class CommittingSubclass: Committing {}

  private final class CommittingSome: Committing {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
  }

  private final class EditableOnly: Rows {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  private class Moving: Rows {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private final class MovingNone: Moving {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      false
    }
  }

  private final class MovableOnly: Rows {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  @Test(arguments: [
    ("Rows", []), ("Committing", ["swipe Delete"]), ("CommittingSubclass", ["swipe Delete"]),
    ("CommittingSome", []), ("EditableOnly", []), ("Moving", ["reorder"]), ("MovingNone", []),
    ("MovableOnly", []),
  ])
  func controllersLetUsersDoWhatTheyFollow(_ name: String, _ expected: [String]) {
    RenderSession.fresh(scale: 2).run {
      let makers: [String: () -> Rows] = [
        "Rows": { Rows() }, "Committing": { Committing() },
        "CommittingSubclass": { CommittingSubclass() }, "CommittingSome": { CommittingSome() },
        "EditableOnly": { EditableOnly() }, "Moving": { Moving() },
        "MovingNone": { MovingNone() }, "MovableOnly": { MovableOnly() },
      ]
      let controller = makers[name]?()
      #expect(controller.map { changes($0.tableView) } == expected)
    }
  }

  /// Checking for a method does not call it.
  @Test func askingCommitsNothing() {
    RenderSession.fresh(scale: 2).run {
      let controller = Committing()
      _ = changes(controller.tableView)
      #expect(controller.committed.isEmpty)
    }
  }

  private class PlainSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// Swift does not call methods that only a subclass of the data source's class has.
  private final class LateSource: PlainSource {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  @Test func theProgramsSymbolsRevealOtherDataSources() {
    RenderSession.fresh(scale: 2).run {
      let table = UITableView()
      let source = RowChangeSource()
      table.dataSource = source
      #expect(changes(table) == ["swipe Delete", "reorder"])
      for source in [PlainSource(), LateSource()] {
        table.setEditing(false, animated: false)
        table.dataSource = source
        #expect(changes(table) == [])
      }
    }
  }
}

/// A data source that is not a controller, with the methods that users write.
final class RowChangeSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

extension RowChangeSource {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
