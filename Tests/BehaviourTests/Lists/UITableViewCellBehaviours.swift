import Testing
import UIKit

@Suite struct UITableViewCellBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UITableViewCell") {
    addDefaults(&$0)
    addContents(&$0)
    addMargins(&$0)
    addStates(&$0)
  }

  private static func addDefaults(_ rows: inout Behaviours) {
    rows.row(
      "a cell has no accessory by default",
      .apple("uikit/uitableviewcell/accessorytype-swift.property")
    ) {
      #expect(UITableViewCell().accessoryType == UITableViewCell.AccessoryType.none)
      #expect(UITableViewCell().accessoryView == nil)
    }
    rows.row(
      "the selection style is the default one",
      .apple("uikit/uitableviewcell/selectionstyle-swift.property")
    ) { #expect(UITableViewCell().selectionStyle == .default) }
    rows.row(
      "a cell is not selected and not highlighted by default",
      .apple("uikit/uitableviewcell/isselected")
    ) {
      let cell = UITableViewCell()
      #expect(!cell.isSelected && !cell.isHighlighted)
    }
    rows.row(
      "content is not indented by default", .apple("uikit/uitableviewcell/indentationlevel")
    ) { #expect(UITableViewCell().indentationLevel == 0) }
    rows.row(
      "a level of indentation is 10 points wide by default",
      .apple("uikit/uitableviewcell/indentationwidth")
    ) { #expect(UITableViewCell().indentationWidth == 10) }
    rows.row(
      "rows are indented while they are edited by default",
      .apple("uikit/uitableviewcell/shouldindentwhileediting")
    ) { #expect(UITableViewCell().shouldIndentWhileEditing) }
    rows.row(
      "no reorder control is shown by default",
      .apple("uikit/uitableviewcell/showsreordercontrol")
    ) { #expect(!UITableViewCell().showsReorderControl) }
    rows.row(
      "a cell keeps its initial identifier",
      .apple("uikit/uitableviewcell/init(style:reuseidentifier:)")
    ) {
      #expect(
        UITableViewCell(style: .default, reuseIdentifier: "row").reuseIdentifier == "row")
      #expect(UITableViewCell().reuseIdentifier == nil)
    }
    rows.row(
      "the reuse identifier is nil if the cell is made with a frame",
      .apple("uikit/uitableviewcell/reuseidentifier")
    ) { #expect(UITableViewCell(frame: .zero).reuseIdentifier == nil) }
  }

  private static func addContents(_ rows: inout Behaviours) {
    rows.row(
      "the default style has no second label",
      .apple("uikit/uitableviewcell/cellstyle/default")
    ) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(cell.textLabel != nil && cell.detailTextLabel == nil)
    }
    rows.row(
      "the other styles have a second label", .apple("uikit/uitableviewcell/detailtextlabel")
    ) {
      for style in [UITableViewCell.CellStyle.subtitle, .value1, .value2] {
        #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
      }
    }
    rows.row(
      "the content view is inside the cell", .apple("uikit/uitableviewcell/contentview")
    ) {
      let cell = UITableViewCell()
      #expect(cell.contentView.superview === cell)
    }
    rows.row(
      "labels are inside the content view", .apple("uikit/uitableviewcell/textlabel")
    ) {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      cell.textLabel?.text = "text"
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.isDescendant(of: cell.contentView) == true)
    }
    rows.row(
      "a cell with a text alone has no image view",
      .report("raywenderlich.com/62435/make-swipeable-table-view-cell-actions, a cell's views")
    ) {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      cell.textLabel?.text = "text"
      cell.layoutIfNeeded()
      #expect(cell.contentView.subviews == [cell.textLabel])
    }
    rows.row(
      "the second label of the value 1 style is grey, whichever part is used first",
      .apple("uikit/uitableviewcell/cellstyle/value1")
    ) {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      #expect(cell.imageView?.image == nil && cell.detailTextLabel?.textColor == .secondaryLabel)
      #expect(cell.textLabel?.textColor == .label)
    }
    rows.row(
      "an accessory view takes its space from the content view",
      .apple("uikit/uitableviewcell/accessoryview")
    ) {
      let screen = TableScreen([1])
      screen.make = { _ in
        let cell = UITableViewCell()
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        return cell
      }
      screen.show()
      let cell = try #require(screen.cell(0))
      let accessory = try #require(cell.accessoryView)
      let frame = accessory.convert(accessory.bounds, to: cell)
      #expect(cell.contentView.frame.maxX <= frame.minX)
      #expect(frame.midY == cell.contentView.frame.midY)
    }
    rows.row(
      "the background view is behind the content and as large as the cell",
      .apple("uikit/uitableviewcell/backgroundview")
    ) {
      let (screen, view) = (TableScreen([1]), UIView())
      screen.make = { _ in
        let cell = UITableViewCell()
        cell.backgroundView = view
        return cell
      }
      screen.show()
      #expect(view.superview === screen.cell(0) && view.frame == screen.cell(0)?.bounds)
    }
    rows.row(
      "content is 20 points in from the edge of the cell without a table",
      .apple("uikit/uitableviewcell/contentview"),
      uncertain: "no source mentions cells without a table"
    ) {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      cell.textLabel?.text = "text"
      cell.layoutIfNeeded()
      let label = try #require(cell.textLabel)
      #expect(label.convert(label.bounds, to: cell).minX >= 15)
    }
  }

  private static func addMargins(_ rows: inout Behaviours) {
    for (width, text, end): (CGFloat, CGFloat, CGFloat) in [(375, 16, 348.5), (414, 20, 383.5)] {
      rows.row(
        "text begins at \(Int(text)) in a row \(Int(width)) points wide at 2x, and content ends"
          + " 10.5 before the margin beside a chevron",
        .report("github.com/Ranchero-Software/NetNewsWire and others, rows of storyboards")
      ) {
        let (table, source) = (UITableView(), OneRow())
        table.frame = CGRect(x: 0, y: 0, width: width, height: 200)
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        cell.textLabel?.text = "Row"
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == text)
        #expect(cell.contentView.frame.width == end)
      }
    }
    rows.row(
      "a table's own margins above and below do not make its rows higher",
      .suite(
        "essentialdevelopercom/essential-feed-case-study, ImageCommentsSnapshotTests",
        license: "MIT")
    ) {
      let screen = TableScreen([2])
      screen.table.layoutMargins = UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8)
      screen.make = { _ in
        let (cell, box) = (UITableViewCell(), UIView())
        cell.preservesSuperviewLayoutMargins = true
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: margins.topAnchor),
          box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 40),
        ])
        return cell
      }
      screen.show()
      let cells = try [#require(screen.cell(0)), #require(screen.cell(1))]
      #expect(cells[0].bounds.height == cells[1].bounds.height)
      #expect(cells.map(\.contentView.layoutMargins.top) == [11, 11])
    }
    rows.row(
      "a root table's own margins at the sides are its rows', at least the controller's minimum",
      .suite(
        "essentialdevelopercom/essential-feed-case-study, FeedSnapshotTests, iOS 17 and 18",
        license: "MIT")
    ) {
      @MainActor func margin(_ sides: CGFloat?) throws -> CGFloat {
        let (screen, controller) = (TableScreen([2]), UITableViewController())
        controller.tableView.dataSource = screen
        screen.window.frame.size.width = 390
        screen.window.rootViewController = controller
        if let sides {
          controller.tableView.layoutMargins = UIEdgeInsets(
            top: 55, left: sides, bottom: 42, right: sides)
        }
        screen.window.layoutIfNeeded()
        let cell = try #require(controller.tableView.visibleCells.first)
        #expect(abs(cell.contentView.layoutMargins.left - cell.layoutMargins.left) < 0.01)
        return cell.layoutMargins.left
      }
      let margins = try [margin(nil), margin(8), margin(30)]
      #expect(margins == [20, 16, 30])
    }
  }

  private static func addStates(_ rows: inout Behaviours) {
    rows.row(
      "a content configuration replaces the labels",
      .apple("uikit/uitableviewcell/contentconfiguration")
    ) {
      let cell = UITableViewCell()
      cell.contentConfiguration = cell.defaultContentConfiguration()
      #expect(cell.contentView is UIListContentView)
    }
    rows.row(
      "the default content has no text",
      .apple("uikit/uitableviewcell/defaultcontentconfiguration()")
    ) { #expect(UITableViewCell().defaultContentConfiguration().text == nil) }
    rows.row(
      "the configuration state of a cell includes isSelected",
      .apple("uikit/uitableviewcell/configurationstate")
    ) {
      let cell = UITableViewCell()
      cell.isSelected = true
      #expect(cell.configurationState.isSelected && !cell.configurationState.isHighlighted)
    }
    rows.row(
      "a selected or highlighted cell highlights its labels",
      .apple("uikit/uitableviewcell/ishighlighted")
    ) {
      let cell = UITableViewCell()
      cell.textLabel?.text = "text"
      cell.isHighlighted = true
      #expect(cell.textLabel?.isHighlighted == true)
      cell.isHighlighted = false
      #expect(cell.textLabel?.isHighlighted == false)
    }
    rows.row(
      "a cell is prepared for its next row when it is dequeued again",
      .apple("uikit/uitableviewcell/prepareforreuse()")
    ) {
      final class Counting: UITableViewCell {
        var uses = 0
        override func prepareForReuse() {
          super.prepareForReuse()
          uses += 1
        }
      }
      let screen = TableScreen([100])
      screen.table.rowHeight = 50
      screen.table.register(Counting.self, forCellReuseIdentifier: "counting")
      screen.make = { [unowned screen] in
        screen.table.dequeueReusableCell(withIdentifier: "counting", for: $0)
      }
      screen.show()
      #expect(screen.table.visibleCells.allSatisfy { ($0 as? Counting)?.uses == 0 })
      screen.table.contentOffset.y = 1500
      screen.show()
      screen.table.contentOffset.y = 3000
      screen.show()
      #expect(screen.table.visibleCells.contains { ($0 as? Counting)?.uses ?? 0 > 0 })
    }
    rows.row(
      "the selected background is in the cell while the cell is selected",
      .apple("uikit/uitableviewcell/selectedbackgroundview")
    ) {
      let (screen, view) = (TableScreen([1]), UIView())
      screen.make = { _ in
        let cell = UITableViewCell()
        cell.selectedBackgroundView = view
        return cell
      }
      screen.show()
      screen.table.selectRow(at: screen.path(0), animated: false, scrollPosition: .none)
      screen.show()
      #expect(view.isDescendant(of: screen.table) && view.alpha == 1)
    }
  }
}
