import Testing
import UIKit

/// Rows about selection, appearance and updates of tables.
extension UITableViewBehaviours {
  static func addSelection(_ rows: inout Behaviours) {
    rows.row(
      "a tap calls willSelect, selects the row and calls didSelect",
      .apple("uikit/uitableviewdelegate/tableview(_:willselectrowat:)")
    ) {
      let screen = TableScreen()
      screen.show()
      try screen.tap(1)
      #expect(screen.heard == ["will select 1", "selected 1"])
      #expect(screen.table.indexPathForSelectedRow == screen.path(1))
    }
    rows.row(
      "a row whose selection is refused does not change",
      .apple("uikit/uitableviewdelegate/tableview(_:willselectrowat:)")
    ) {
      let screen = TableScreen()
      screen.willSelect = { _ in nil }
      screen.show()
      try screen.tap(1)
      #expect(screen.heard == ["will select 1"])
      #expect(screen.table.indexPathForSelectedRow == nil)
    }
    rows.row(
      "the delegate can select another row than the tapped one",
      .apple("uikit/uitableviewdelegate/tableview(_:willselectrowat:)")
    ) {
      let screen = TableScreen()
      screen.willSelect = { _ in IndexPath(row: 2, section: 0) }
      screen.show()
      try screen.tap(1)
      #expect(screen.table.indexPathForSelectedRow == screen.path(2))
    }
    rows.row(
      "willDeselect is called for the selected row before another one is selected",
      .apple("uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)")
    ) {
      let screen = TableScreen()
      screen.show()
      try screen.tap(0)
      screen.heard = []
      try screen.tap(1)
      #expect(screen.heard == ["will select 1", "will deselect 0", "deselected 0", "selected 1"])
    }
    rows.row(
      "a row whose deselection is refused stays selected",
      .apple("uikit/uitableviewdelegate/tableview(_:willdeselectrowat:)")
    ) {
      let screen = TableScreen()
      screen.show()
      try screen.tap(0)
      screen.willDeselect = { _ in nil }
      try screen.tap(1)
      #expect(screen.table.indexPathsForSelectedRows == [screen.path(0), screen.path(1)])
    }
    rows.row(
      "a row that is not highlighted is not selected",
      .apple("uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)")
    ) {
      let screen = TableScreen()
      screen.highlights = false
      screen.show()
      try screen.tap(1)
      #expect(screen.heard.isEmpty)
    }
    rows.row(
      "programmatic selection does not call the delegate",
      .apple("uikit/uitableview/selectrow(at:animated:scrollposition:)")
    ) {
      let screen = TableScreen()
      screen.show()
      screen.table.selectRow(at: screen.path(1), animated: false, scrollPosition: .none)
      #expect(screen.heard.isEmpty && screen.cell(1)?.isSelected == true)
    }
    rows.row(
      "programmatic deselection does not call the delegate",
      .apple("uikit/uitableview/deselectrow(at:animated:)")
    ) {
      let screen = TableScreen()
      screen.show()
      screen.table.selectRow(at: screen.path(1), animated: false, scrollPosition: .none)
      screen.table.deselectRow(at: screen.path(1), animated: false)
      #expect(screen.heard.isEmpty && screen.table.indexPathForSelectedRow == nil)
    }
    rows.row(
      "indexPathsForSelectedRows is nil if no row is selected",
      .apple("uikit/uitableview/indexpathsforselectedrows")
    ) { #expect(UITableView().indexPathsForSelectedRows == nil) }
    rows.row(
      "with multiple selection, a tap on a selected row deselects it",
      .apple("uikit/uitableview/allowsmultipleselection")
    ) {
      let screen = TableScreen()
      screen.table.allowsMultipleSelection = true
      screen.show()
      try screen.tap(0)
      try screen.tap(1)
      try screen.tap(0)
      #expect(screen.table.indexPathsForSelectedRows == [screen.path(1)])
    }
    rows.row(
      "without allowsSelection a tap has no effect", .apple("uikit/uitableview/allowsselection")
    ) {
      let screen = TableScreen()
      screen.table.allowsSelection = false
      screen.show()
      try screen.tap(1)
      #expect(screen.table.indexPathForSelectedRow == nil)
    }
    rows.row(
      "reloading the data ends the selection", .apple("uikit/uitableview/reloaddata()"),
      uncertain: "the page does not mention the selection"
    ) {
      let screen = TableScreen()
      screen.show()
      screen.table.selectRow(at: screen.path(1), animated: false, scrollPosition: .none)
      screen.table.reloadData()
      screen.show()
      #expect(screen.table.indexPathForSelectedRow == nil)
    }
  }

  static func addLooks(_ rows: inout Behaviours) {
    rows.row(
      "a plain row's content begins 20 points from the edge at a width of 375",
      .picture("lists/table-plain/editing-multiselect-iOS17.png"), scale: 3
    ) { #expect(margin(width: 375) == 20) }
    rows.row(
      "a plain row's content begins 20 points from the edge at a width of 393",
      .picture("lists/table-switch/table-switch-iOS17.png"), scale: 3
    ) { #expect(margin(width: 393) == 20) }
    rows.row(
      "a plain row's content begins 16 points from the edge at a width of 320",
      .picture("lists/table-plain/ten-rows-iOS13.png"), scale: 3
    ) { #expect(margin(width: 320) == 16) }
    rows.row(
      "a default row is 44 points high", .picture("lists/table-plain/ten-rows-iOS13.png"), scale: 3
    ) {
      let screen = TableScreen()
      screen.make = { path in
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(path.row)"
        return cell
      }
      screen.show()
      #expect(screen.table.rectForRow(at: screen.path(1)).minY == 44)
    }
    rows.row(
      "headers of a plain table are pinned to its top while their sections are visible",
      .apple("uikit/uitableview/style-swift.enum/plain")
    ) {
      let screen = TableScreen([20, 20])
      screen.table.rowHeight = 50
      screen.headers = ["A", "B"]
      screen.show()
      screen.table.contentOffset.y = 300
      screen.show()
      #expect(screen.table.headerView(forSection: 0)?.frame.minY == 300)
    }
    rows.row(
      "headers of a grouped table scroll with their rows",
      .apple("uikit/uitableview/style-swift.enum/grouped")
    ) {
      let screen = TableScreen([20, 20], style: .grouped)
      screen.table.rowHeight = 50
      screen.headers = ["A", "B"]
      screen.show()
      let before = screen.table.headerView(forSection: 0)?.frame.minY
      screen.table.contentOffset.y = 10
      screen.show()
      #expect(screen.table.headerView(forSection: 0)?.frame.minY == before)
    }
    rows.row(
      "the table header view is as wide as the table and keeps its height",
      .apple("uikit/uitableview/tableheaderview")
    ) {
      let screen = TableScreen()
      screen.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      screen.show()
      #expect(
        screen.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
      #expect(screen.table.rectForRow(at: screen.path(0)).minY == 70)
    }
    rows.row(
      "the background view is behind the rows and as large as the table",
      .apple("uikit/uitableview/backgroundview")
    ) {
      let (screen, view) = (TableScreen(), UIView())
      screen.table.backgroundView = view
      screen.show()
      #expect(view.frame == screen.table.bounds && screen.table.subviews.first === view)
    }
    rows.row(
      "the delegate is called before a row is shown and after it is removed",
      .apple("uikit/uitableviewdelegate/tableview(_:willdisplay:forrowat:)")
    ) {
      let screen = TableScreen([2])
      screen.window.layoutIfNeeded()
      #expect(screen.heard == ["display 0", "display 1"])
      screen.rows = [0]
      screen.table.reloadData()
      screen.show()
      #expect(screen.table.visibleCells.isEmpty)
    }
  }

  @MainActor private static func margin(width: CGFloat) -> CGFloat? {
    let screen = TableScreen()
    screen.window.frame.size.width = width
    screen.table.frame.size.width = width
    screen.make = { _ in
      let cell = UITableViewCell()
      cell.textLabel?.text = "text"
      return cell
    }
    screen.show()
    return screen.cell(0)?.textLabel.map { $0.convert($0.bounds, to: screen.table).minX }
  }

  static func addUpdates(_ rows: inout Behaviours) {
    rows.row(
      "rows are inserted at the data source's indexes",
      .apple("uikit/uitableview/insertrows(at:with:)")
    ) {
      let screen = TableScreen()
      screen.show()
      let first = screen.cell(0)
      screen.rows = [4]
      screen.table.insertRows(at: [screen.path(0)], with: .none)
      screen.show()
      #expect(screen.cell(1) === first && screen.table.numberOfRows(inSection: 0) == 4)
    }
    rows.row(
      "the cell of a reloaded row is requested again",
      .apple("uikit/uitableview/reloadrows(at:with:)")
    ) {
      let screen = TableScreen()
      screen.show()
      let asked = screen.made.count
      screen.table.reloadRows(at: [screen.path(1)], with: .none)
      screen.show()
      #expect(screen.made.dropFirst(asked) == [screen.path(1)])
    }
    rows.row(
      "a reconfigured row keeps its cell",
      .apple("uikit/uitableview/reconfigurerows(at:)")
    ) {
      let screen = TableScreen()
      screen.make = { [unowned screen] in
        screen.table.dequeueReusableCell(withIdentifier: "cell", for: $0)
      }
      screen.show()
      let cell = screen.cell(1)
      screen.table.reconfigureRows(at: [screen.path(1)])
      #expect(screen.cell(1) === cell && screen.made.last == screen.path(1))
    }
    rows.row(
      "outside a window cells exist when a batch update's completion is called",
      .apple("uikit/uitableview/performbatchupdates(_:completion:)"),
      uncertain: "the page does not mention tables outside windows"
    ) {
      let screen = TableScreen()
      screen.table.removeFromSuperview()
      screen.table.layoutIfNeeded()
      var count: Int?
      screen.rows = [5]
      screen.table.performBatchUpdates {
        screen.table.insertRows(at: [screen.path(3), screen.path(4)], with: .none)
      } completion: { _ in
        count = screen.table.visibleCells.count
      }
      #expect(count == 5)
    }
    rows.row(
      "setEditing(_:animated:) shows the editing controls of rows",
      .apple("uikit/uitableview/setediting(_:animated:)")
    ) {
      let screen = TableScreen()
      screen.show()
      screen.table.setEditing(true, animated: false)
      #expect(screen.cell(0)?.isEditing == true)
      #expect(screen.cell(0)?.editingStyle == .delete)
    }
    rows.row(
      "a row that cannot be edited shows no control",
      .apple("uikit/uitableviewdatasource/tableview(_:caneditrowat:)")
    ) {
      let screen = TableScreen()
      screen.table.setEditing(true, animated: false)
      screen.show()
      #expect(screen.cell(0)?.contentView.frame.minX ?? 0 > 0)
      screen.canEdit = false
      screen.table.reloadData()
      screen.show()
      #expect(screen.cell(0)?.contentView.frame.minX == 0)
    }
    rows.row(
      "scrolling to a row at the top puts it there",
      .apple("uikit/uitableview/scrolltorow(at:at:animated:)")
    ) {
      let screen = TableScreen([100])
      screen.table.rowHeight = 50
      screen.show()
      screen.table.scrollToRow(at: screen.path(20), at: .top, animated: false)
      #expect(screen.table.contentOffset.y == 1000)
    }
  }
}
