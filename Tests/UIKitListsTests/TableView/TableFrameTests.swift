import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Frames of UIKit's own tables, in pixels at 3x of the content.
@MainActor @Suite struct TableFrameTests {
  private func at3x(_ size: UIContentSizeCategory = .large, _ body: () -> Void) {
    RenderSession.fresh(
      scale: 3, traits: UITraitCollection(preferredContentSizeCategory: size)
    ).run(body)
  }

  /// Ten default cells at 320 points.
  @Test func defaultCells() {
    at3x {
      let screen = TableScreen([(0..<10).map(String.init)], width: 320, height: 568)
      screen.lay()
      let rows: [[CGFloat]] = (0..<10).map { [0, CGFloat($0) * 132, 960, 132] }
      #expect((0..<10).map { screen.pixels($0) } == rows)
      #expect(
        (0..<10).flatMap { screen.lines($0) } == Array(repeating: [48, 131, 912, 1], count: 10))
      #expect(screen.cell(0)?.textLabel?.frame.minX == 16)
      #expect(screen.cell(0)?.textLabel?.frame.height == 44)
      #expect(screen.table.contentSize == CGSize(width: 320, height: 440))
    }
  }

  /// Source: rows of published documents of Xcode 13 and later.
  @Test(
    arguments: [
      (2, 414, .disclosureIndicator, [20, 383.5]), (2, 375, .disclosureIndicator, [16, 348.5]),
      (3, 375, .disclosureIndicator, [20, 375 - 30 - 1.0 / 3]), (2, 414, .checkmark, [20, 370]),
      (3, 375, .checkmark, [20, 331]),
    ] as [(CGFloat, CGFloat, UITableViewCell.AccessoryType, [CGFloat])])
  func contentBesideAnAccessory(
    scale: CGFloat, width: CGFloat, accessory: UITableViewCell.AccessoryType, expected: [CGFloat]
  ) {
    RenderSession.fresh(
      scale: scale, traits: UITraitCollection(preferredContentSizeCategory: .large)
    ).run {
      let screen = TableScreen([["a"]], width: width)
      screen.dress = { cell, _ in cell.accessoryType = accessory }
      screen.lay()
      let cell = screen.cell(0)
      #expect(cell?.textLabel?.frame.minX == expected[0])
      #expect(abs((cell?.contentView.frame.width ?? 0) - expected[1]) < 0.01)
    }
  }

  /// Source: rows of published documents of Xcode 14 and later.
  @Test(arguments: [(2, 375, 343), (3, 375, 335), (2, 414, 374)] as [(CGFloat, CGFloat, CGFloat)])
  func cardsOfInsetTables(scale: CGFloat, width: CGFloat, card: CGFloat) {
    RenderSession.fresh(scale: scale).run {
      let screen = TableScreen([["a"]], .insetGrouped, width: width)
      screen.lay()
      #expect(screen.cell(0)?.frame.width == card)
    }
  }

  /// A switch beside a default content: 44 points and a pixel for the separator, also in the last
  /// row.
  @Test(arguments: [393, 402]) func contentConfigurationsWithASwitch(width: CGFloat) {
    at3x {
      let screen = TableScreen([["a", "b", "c"]], width: width)
      screen.dress = { cell, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Hello World"
        cell.contentConfiguration = content
        cell.accessoryView = UISwitch()
      }
      screen.lay()
      #expect(
        (0..<3).map { screen.pixels($0) }
          == [0, 133, 266].map { [CGFloat(0), $0, width * 3, 133] })
      #expect(
        screen.cell(1)?.contentView.frame.inPixels == [0, 0, (width - 71) * 3, 133])
      #expect(
        (0..<3).flatMap { screen.lines($0) }
          == Array(repeating: [60, 132, width * 3 - 60, 1], count: 3))
    }
  }

  /// A delegate with zero header heights: headers have 22 points nevertheless; circles are at
  /// 21.33, text at 59, and the selected row has no separator.
  @Test func editingWithCircles() {
    final class Edges: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        0
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        0
      }
    }
    at3x(.medium) {
      let screen = TableScreen([["Title1", "Title2", "Title3"]], width: 375, height: 734)
      let edges = Edges()
      screen.table.delegate = edges
      screen.table.allowsMultipleSelectionDuringEditing = true
      screen.table.setEditing(true, animated: false)
      screen.lay()
      screen.table.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.lay()
      #expect((0..<3).map { screen.pixels($0) } == [66, 198, 330].map { [0, $0, 1125, 132] })
      #expect(screen.lines(0) == [])
      #expect(screen.lines(1) == [[60, 131, 1065, 1]] && screen.lines(2) == [[60, 131, 1065, 1]])
      let cell = screen.cell(1)
      let circle = cell?.subviews.first { $0 is RowAccessoryView }
      circle?.layoutIfNeeded()
      let ink = circle?.subviews.first.map { $0.convert($0.bounds, to: cell) }
      #expect(abs((ink?.minX ?? 0) - 21.333) < 0.01 && abs((ink?.width ?? 0) - 20.333) < 0.01)
      let text = cell?.textLabel.map { $0.convert($0.bounds, to: cell) }
      #expect(text?.minX == 59)
      let grounds = screen.cell(0)?.subviews.compactMap(\.backgroundColor)
      #expect(grounds?.contains(.systemGray4) == true)
    }
  }

  /// A plain row has the system's background, regardless of the table's, unless it is set.
  @Test func plainRowsHaveAGround() {
    let screen = TableScreen([["a", "b"]])
    screen.table.backgroundColor = .red
    screen.dress = { cell, path in if path.row == 1 { cell.backgroundColor = .clear } }
    screen.lay()
    func grounds(_ row: Int) -> [UIColor] {
      screen.cell(row)?.subviews.filter { $0.frame.height > 40 }.compactMap(\.backgroundColor) ?? []
    }
    #expect(grounds(0) == [.systemBackground] && grounds(1) == [])
  }

  /// A height of 10 points, as in old nibs, is ignored for a section with a title.
  @Test func titlesOfGroupsHaveTheirRoom() {
    let screen = TableScreen([["a"], ["b"], ["c"]], .grouped)
    screen.headers = ["Title", "Title"]
    screen.lay()
    let automatic = (0..<2).map { screen.table.rectForHeader(inSection: $0).height }
    screen.table.sectionHeaderHeight = 10
    screen.lay()
    #expect((0..<2).map { screen.table.rectForHeader(inSection: $0).height } == automatic)
    #expect(automatic.allSatisfy { $0 > 30 })
    #expect(screen.table.rectForHeader(inSection: 2).height == 10)
  }

  /// Header and footer heights from the delegate, and self-sizing rows: 48 points and a pixel.
  @Test func groupedWithGivenEdges() {
    final class Edges: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        44
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        section == 0 ? 55 : 0
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIView()
      }
    }
    at3x {
      let screen = TableScreen([["a", "b"], ["c", "d"]], .grouped, height: 852)
      screen.dress = { cell, _ in
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          view.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
        ])
      }
      let edges = Edges()
      screen.table.delegate = edges
      screen.lay()
      #expect(screen.table.rectForHeader(inSection: 0).inPixels == [0, 0, 1179, 132])
      #expect(screen.pixels(0, 0) == [0, 132, 1179, 145])
      #expect(screen.pixels(1, 0) == [0, 277, 1179, 145])
      #expect(screen.table.rectForFooter(inSection: 0).inPixels == [0, 422, 1179, 165])
      #expect(screen.table.rectForHeader(inSection: 1).inPixels == [0, 587, 1179, 132])
      #expect(screen.pixels(0, 1) == [0, 719, 1179, 145])
      #expect(screen.pixels(1, 1) == [0, 864, 1179, 145])
      #expect((screen.table.contentSize.height * 3).rounded() == 1009)
    }
  }

  @Test func insetGroupedTablesAreLaidOutLikeLists() {
    at3x {
      let screen = TableScreen([["a"], ["b"]], .insetGrouped, width: 390)
      screen.headers = ["One", nil]
      screen.lay()
      #expect(screen.table.rectForHeader(inSection: 0).inPixels == [60, 0, 1050, 116])
      #expect(screen.pixels(0, 0) == [60, 116, 1050, 132])
      #expect(screen.pixels(0, 1) == [60, 354, 1050, 132])
      #expect(screen.cell(0)?.layer.cornerRadius == 10)
      #expect(screen.lines(0) == [])
    }
  }

  @Test func plainHeadersArePinned() {
    at3x {
      let screen = TableScreen([(0..<30).map(String.init), (0..<30).map(String.init)])
      screen.headers = ["One", "Two"]
      screen.lay()
      #expect(screen.table.rectForHeader(inSection: 0).minY == 22)
      screen.table.contentOffset.y = 500
      screen.lay()
      #expect(screen.table.rectForHeader(inSection: 0).minY == 500)
      #expect(screen.table.headerView(forSection: 0) != nil)
    }
  }

  @Test func givenHeightsAreKept() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(20 + 10 * indexPath.row)
      }
    }
    at3x {
      let screen = TableScreen([["a", "b", "c"]])
      screen.table.rowHeight = 60
      screen.lay()
      #expect((0..<3).map { screen.pixels($0)[1] } == [0, 180, 360])
      let heights = Heights()
      screen.table.delegate = heights
      screen.lay()
      #expect((0..<3).map { screen.pixels($0)[3] } == [60, 90, 120])
    }
  }

  @Test func theTablesOwnViewsStandAroundAllSections() {
    at3x {
      let screen = TableScreen([["a"]])
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      screen.table.tableHeaderView = header
      screen.table.tableFooterView = footer
      screen.lay()
      #expect(screen.pixels(0)[1] == 150)
      #expect(
        header.convert(header.bounds, to: screen.table)
          == CGRect(x: 0, y: 0, width: 393, height: 50))
      #expect(footer.convert(footer.bounds, to: screen.table).minY == 94)
      #expect(screen.table.contentSize.height == 124)
    }
  }

  @Test func onlyVisibleRowsOfManyTakeResources() {
    at3x {
      let screen = TableScreen([Array(repeating: "Row", count: 100_000)])
      screen.lay()
      #expect(screen.asked < 40)
      screen.table.contentOffset.y = 2_000_000
      screen.lay()
      #expect(screen.asked < 80 && screen.table.machine.createdViewCount < 80)
      #expect(screen.table.contentSize.height == 4_400_000)
    }
  }

  @Test func headersAndFootersArePlacedByFrames() {
    final class Heads: NSObject, UITableViewDelegate {
      let views = [UIView(), UIView()]
      func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        views[0]
      }
      func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
        views[1]
      }
      func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
      func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
    }
    let (screen, heads) = (TableScreen([["a"]], width: 320), Heads())
    let edge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    for view in heads.views + [edge] { view.translatesAutoresizingMaskIntoConstraints = false }
    screen.table.delegate = heads
    screen.table.tableHeaderView = edge
    screen.table.sectionHeaderTopPadding = 0
    screen.lay()
    for view in heads.views + [edge] {
      #expect(view.translatesAutoresizingMaskIntoConstraints)
    }
    #expect(edge.bounds.size == CGSize(width: 320, height: 50))
    #expect(heads.views.map(\.bounds.size.height) == [20, 30])
  }

  @Test func keptValuesOfATableHaveNoEffect() {
    let pictures = [false, true].map { (isSet: Bool) -> [UInt8] in
      let screen = TableScreen([["a", "b"]], width: 200, height: 300)
      let table = screen.table
      table.backgroundColor = .white
      if isSet {
        table.separatorEffect = UIBlurEffect(style: .dark)
        table.fillerRowHeight = 60
        table.selfSizingInvalidation = .disabled
      }
      #expect((table.separatorEffect != nil) == isSet)
      #expect(table.fillerRowHeight == (isSet ? 60 : 0))
      #expect(table.selfSizingInvalidation == (isSet ? .disabled : .enabled))
      screen.lay()
      #expect(table.contentSize.height == 88 && screen.lines(1).count == 1)
      return table.pictureBytes
    }
    #expect(pictures[0] == pictures[1] && Set(pictures[0]).count > 2)
  }
}
