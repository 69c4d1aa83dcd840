import Testing
import UIKit

@Suite struct UITableViewHeaderFooterViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UITableViewHeaderFooterView") {
    $0.row(
      "a view keeps its initial identifier",
      .apple("uikit/uitableviewheaderfooterview/init(reuseidentifier:)")
    ) {
      #expect(UITableViewHeaderFooterView(reuseIdentifier: "head").reuseIdentifier == "head")
    }
    $0.row(
      "content belongs in the content view",
      .apple("uikit/uitableviewheaderfooterview/contentview")
    ) {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      #expect(view.contentView.superview === view)
    }
    $0.row(
      "there is no background view by default",
      .apple("uikit/uitableviewheaderfooterview/backgroundview")
    ) { #expect(UITableViewHeaderFooterView(reuseIdentifier: nil).backgroundView == nil) }
    $0.row(
      "a registered class is dequeued",
      .apple("uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)")
    ) {
      final class Head: UITableViewHeaderFooterView {}
      let table = UITableView()
      table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") is Head)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    }
    $0.row(
      "a header of a title is as wide as the table",
      .apple("uikit/uitableview/headerview(forsection:)")
    ) {
      let screen = TableScreen()
      screen.headers = ["A"]
      screen.show()
      #expect(screen.table.headerView(forSection: 0)?.frame.width == 320)
      #expect(screen.table.footerView(forSection: 0) == nil)
    }
    $0.row(
      "a footer of a title is below its section's rows",
      .apple("uikit/uitableviewdatasource/tableview(_:titleforfooterinsection:)")
    ) {
      let screen = TableScreen([2], style: .grouped)
      screen.table.rowHeight = 50
      screen.footers = ["end"]
      screen.show()
      let footer = try #require(screen.table.footerView(forSection: 0))
      #expect(footer.frame.minY >= screen.table.rectForRow(at: screen.path(1)).maxY)
      #expect(footer.textLabel?.text == "end")
    }
    $0.row(
      "a content configuration replaces the label",
      .apple("uikit/uitableviewheaderfooterview/contentconfiguration")
    ) {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = UIListContentConfiguration.plainHeader()
      content.text = "A"
      view.contentConfiguration = content
      #expect(view.contentView is UIListContentView && view.textLabel == nil)
    }
  }
}
