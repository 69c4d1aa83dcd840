import Sessions
import Testing
import UIKit

@testable import UIKitLists

/// Row actions as provided before iOS 11.
@MainActor @Suite struct RowActionTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var done: [String] = []

    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      guard indexPath.row > 0 else { return nil }
      let share = UITableViewRowAction(style: .normal, title: "Share") { [weak self] action, path in
        self?.done.append("\(action.title ?? "") \(path.row)")
      }
      share.backgroundColor = .systemBlue
      return [UITableViewRowAction(style: .destructive, title: "Bin") { _, _ in }, share]
    }
  }

  @Test func aSwipeShowsThem() throws {
    try RenderSession.fresh(scale: 2).run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      let (source, delegate) = (RowChangeSource(), Delegate())
      (table.dataSource, table.delegate) = (source, delegate)
      table.layoutIfNeeded()
      let shown = table.swipeActions(at: IndexPath(row: 1, section: 0), from: .trailing)
      let configuration = try #require(shown)
      #expect(configuration.actions.map(\.title) == ["Bin", "Share"])
      #expect(configuration.actions.map(\.backgroundColor) == [.systemRed, .systemBlue])
      #expect(!configuration.performsFirstActionWithFullSwipe)
      var closed = false
      let share = configuration.actions[1]
      share.handler(share, table) { closed = $0 }
      #expect(closed && delegate.done == ["Share 1"])
      // A row without actions is deleted by its data source.
      let other = table.swipeActions(at: IndexPath(row: 0, section: 0), from: .trailing)
      #expect(other?.actions.map(\.title) == ["Delete"])
    }
  }
}
