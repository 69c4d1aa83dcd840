import Testing
import UIKit

@Suite struct UITableViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UITableView") {
    addDefaults(&$0)
    addData(&$0)
    addSelection(&$0)
    addLooks(&$0)
    addUpdates(&$0)
  }

  private static func addDefaults(_ rows: inout Behaviours) {
    rows.row("a table is plain by default", .apple("uikit/uitableview/style-swift.property")) {
      #expect(UITableView().style == .plain)
    }
    rows.row("the row height is automatic by default", .apple("uikit/uitableview/rowheight")) {
      #expect(UITableView().rowHeight == UITableView.automaticDimension)
    }
    rows.row(
      "the estimated row height is automatic by default",
      .apple("uikit/uitableview/estimatedrowheight")
    ) { #expect(UITableView().estimatedRowHeight == UITableView.automaticDimension) }
    rows.row(
      "separators are single lines by default", .apple("uikit/uitableview/separatorstyle")
    ) { #expect(UITableView().separatorStyle == .singleLine) }
    rows.row("rows can be selected by default", .apple("uikit/uitableview/allowsselection")) {
      #expect(UITableView().allowsSelection)
    }
    rows.row(
      "one row at a time can be selected by default",
      .apple("uikit/uitableview/allowsmultipleselection")
    ) { #expect(!UITableView().allowsMultipleSelection) }
    rows.row(
      "rows cannot be selected while the table is edited by default",
      .apple("uikit/uitableview/allowsselectionduringediting")
    ) { #expect(!UITableView().allowsSelectionDuringEditing) }
    rows.row("a table is not edited by default", .apple("uikit/uitableview/isediting")) {
      #expect(!UITableView().isEditing)
    }
    rows.row(
      "a table has no view above and below its rows by default",
      .apple("uikit/uitableview/tableheaderview")
    ) {
      let table = UITableView()
      #expect(table.tableHeaderView == nil && table.tableFooterView == nil)
    }
    rows.row(
      "the top padding of a plain table's headers is automatic by default",
      .apple("uikit/uitableview/sectionheadertoppadding")
    ) { #expect(UITableView().sectionHeaderTopPadding == UITableView.automaticDimension) }
    rows.row("without a data source there are no rows", .apple("uikit/uitableview/datasource")) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.layoutIfNeeded()
      #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    }
  }

  private static func addData(_ rows: inout Behaviours) {
    rows.row(
      "a data source without the method has one section",
      .apple("uikit/uitableviewdatasource/numberofsections(in:)")
    ) {
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
      }
      let (source, table) = (Source(), UITableView())
      table.dataSource = source
      #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    }
    rows.row(
      "cells are requested for visible rows", .apple("uikit/uitableview/cellforrow(at:)")
    ) {
      let screen = TableScreen([100])
      screen.table.rowHeight = 50
      screen.show()
      #expect(screen.made.count <= 9)
      #expect(screen.cell(0) != nil && screen.cell(50) == nil)
    }
    rows.row(
      "a cell that left the screen is dequeued again",
      .apple("uikit/uitableview/dequeuereusablecell(withidentifier:for:)")
    ) {
      let screen = TableScreen([100])
      screen.table.rowHeight = 50
      screen.make = { [unowned screen] in
        screen.table.dequeueReusableCell(withIdentifier: "cell", for: $0)
      }
      screen.show()
      let first = screen.cell(0)
      screen.table.contentOffset.y = 1000
      screen.show()
      screen.table.contentOffset.y = 2000
      screen.show()
      #expect(screen.table.visibleCells.contains { $0 === first })
    }
    rows.row(
      "dequeuing without an index path returns nil without a registration",
      .apple("uikit/uitableview/dequeuereusablecell(withidentifier:)")
    ) { #expect(UITableView().dequeueReusableCell(withIdentifier: "none") == nil) }
    rows.row(
      "the content's height is the sum of all rows", .apple("uikit/uitableview/rowheight")
    ) {
      let screen = TableScreen([10])
      screen.table.rowHeight = 50
      screen.show()
      #expect(screen.table.contentSize == CGSize(width: 320, height: 500))
    }
    rows.row(
      "the content's size is known after one call of layoutSubviews()",
      .apple("uikit/uiview/layoutsubviews()")
    ) {
      let screen = TableScreen([10])
      screen.table.rowHeight = 50
      screen.table.layoutSubviews()
      #expect(screen.table.contentSize.height == 500)
    }
    rows.row(
      "a row's rectangle is below those of earlier rows",
      .apple("uikit/uitableview/rectforrow(at:)")
    ) {
      let screen = TableScreen([10])
      screen.table.rowHeight = 50
      screen.show()
      #expect(
        screen.table.rectForRow(at: screen.path(3)) == CGRect(x: 0, y: 150, width: 320, height: 50))
    }
    rows.row(
      "the row at a point is the one whose rectangle contains it",
      .apple("uikit/uitableview/indexpathforrow(at:)")
    ) {
      let screen = TableScreen([10])
      screen.table.rowHeight = 50
      screen.show()
      #expect(screen.table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == screen.path(2))
      #expect(screen.table.indexPathForRow(at: CGPoint(x: 5, y: 900)) == nil)
    }
    rows.row("a cell's superview is the table", .apple("uikit/uitableviewcell")) {
      let screen = TableScreen()
      screen.show()
      #expect(screen.cell(0)?.superview === screen.table)
    }
    rows.row(
      "headers of offscreen sections are not made",
      .apple("uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)")
    ) {
      let screen = TableScreen(Array(repeating: 2, count: 200))
      screen.table.rowHeight = 50
      screen.headers = Array(repeating: "title", count: 200)
      screen.show()
      #expect(screen.table.headerView(forSection: 0) != nil)
      #expect(screen.table.headerView(forSection: 150) == nil)
    }
    rows.row(
      "of a thousand sections only visible ones request header views",
      .apple("uikit/uitableviewdelegate/tableview(_:viewforheaderinsection:)")
    ) {
      let (source, table) = (ManySections(), UITableView())
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      (table.rowHeight, table.dataSource, table.delegate) = (50, source, source)
      table.layoutIfNeeded()
      #expect(source.requested == [0, 1, 2])
      table.contentOffset.y = 18_000
      table.layoutIfNeeded()
      #expect(source.requested.dropFirst(3) == [89, 90, 91])
    }
    rows.row(
      "without methods and titles offscreen sections have no headers and footers either",
      .apple("uikit/uitableviewdelegate/tableview(_:viewforfooterinsection:)")
    ) {
      let (source, table) = (BareSections(), UITableView())
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      (table.rowHeight, table.dataSource, table.delegate) = (50, source, source)
      table.layoutIfNeeded()
      #expect(table.contentSize.height == 150_000)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 500)).minY == 75_000)
    }
    rows.row(
      "a title makes a header with its text",
      .apple("uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)")
    ) {
      let screen = TableScreen()
      screen.headers = ["Fruit"]
      screen.show()
      #expect(screen.table.headerView(forSection: 0)?.textLabel?.text == "Fruit")
    }
    rows.row(
      "an optional method that a subclass adds to a class that adopted the protocol is called",
      .apple("uikit/uitableviewdelegate"),
      differs: "it is called only with the source tool; otherwise a warning names it once"
    ) {
      let screen = ScreenWithIndentation()
      screen.show()
      screen.table.rowHeight = 50
      #expect(
        screen.table.delegate?.tableView?(screen.table, indentationLevelForRowAt: [0, 0]) == 3)
    }
  }
}

/// A thousand sections of three rows.
private final class BareSections: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 1000 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// The same under headers of 30 points, with a record of the requested ones.
private final class ManySections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var requested: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { 1000 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    requested.append(section)
    return UIView()
  }
}

/// A subclass that adds a method, of a class that adopts the protocol without it.
final class ScreenWithIndentation: AdoptingScreen {
  func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int { 3 }
}

/// A base class that adopts a protocol.
class AdoptingScreen: NSObject, UITableViewDelegate {
  let table = UITableView()

  func show() { table.delegate = self }
}
