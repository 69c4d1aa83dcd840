import Testing
import UIKit

@Suite struct UITableViewControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private final class Rows: UITableViewController {
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(
      _ table: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  static let rows: Behaviours = Behaviours(of: "UITableViewController") {
    $0.row(
      "the view is the table", .apple("uikit/uitableviewcontroller/tableview")
    ) {
      let controller = UITableViewController()
      #expect(controller.view === controller.tableView)
    }
    $0.row(
      "the table is plain by default", .apple("uikit/uitableviewcontroller/init(style:)")
    ) {
      #expect(UITableViewController().tableView.style == .plain)
      #expect(UITableViewController(style: .grouped).tableView.style == .grouped)
    }
    $0.row(
      "the controller is the table's data source and delegate",
      .apple("uikit/uitableviewcontroller")
    ) {
      let controller = UITableViewController()
      #expect(controller.tableView.dataSource === controller)
      #expect(controller.tableView.delegate === controller)
    }
    $0.row(
      "the selection is cleared when the view appears by default",
      .apple("uikit/uitableviewcontroller/clearsselectiononviewwillappear")
    ) {
      let controller = Rows()
      #expect(controller.clearsSelectionOnViewWillAppear)
      controller.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
    $0.row(
      "editing the controller edits the table", .apple("uikit/uitableviewcontroller")
    ) {
      let controller = Rows()
      controller.loadViewIfNeeded()
      controller.setEditing(true, animated: false)
      #expect(controller.tableView.isEditing)
    }
    $0.row(
      "a refresh control of the controller is the table's",
      .apple("uikit/uitableviewcontroller/refreshcontrol")
    ) {
      let (controller, refresh) = (Rows(), UIRefreshControl())
      controller.refreshControl = refresh
      #expect(controller.tableView.refreshControl === refresh)
    }
    $0.row(
      "a controller without own methods has no rows",
      .apple("uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)"),
      uncertain: "the controller's page does not state it"
    ) {
      let controller = UITableViewController()
      controller.view.layoutIfNeeded()
      #expect(controller.tableView.visibleCells.isEmpty)
    }
  }
}
