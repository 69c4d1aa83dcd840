import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct TableBehaviourTests {
  private func window(_ screen: TableScreen) -> UIWindow {
    let window = UIWindow(frame: screen.table.frame)
    window.addSubview(screen.table)
    window.layoutIfNeeded()
    return window
  }

  private func texts(_ screen: TableScreen) -> [String] {
    screen.table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func aTapSelects() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b", "c"]])
      let finger = Finger(over: window(screen))
      for y in [20, 64] {
        finger.down(at: CGPoint(x: 100, y: CGFloat(y)))
        finger.up()
      }
      #expect(screen.heard == ["will 0", "did 0", "will 1", "off 0", "did 1"])
      #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      #expect(screen.cell(1)?.isSelected == true)
    }
  }

  @Test func cellsAreUsedAgainAndRowsArePrefetched() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([(0..<500).map(String.init)])
      screen.table.prefetchDataSource = screen
      let window = window(screen)
      for step in 1...100 {
        screen.table.contentOffset.y = CGFloat(step) * 40
        window.layer.clock.advance(by: 0.1)
        screen.lay()
      }
      #expect(screen.table.machine.createdViewCount < 60)
      #expect(texts(screen).first == "90")
      #expect(screen.prefetched.contains(IndexPath(row: 120, section: 0)))
      #expect(!screen.prefetched.contains(IndexPath(row: 0, section: 0)))
    }
  }

  @Test func cellsMayBeMadeByHand() {
    final class Screen: TableScreen {
      var made = 0
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let waiting = tableView.dequeueReusableCell(withIdentifier: "own")
        if waiting == nil { made += 1 }
        let cell = waiting ?? UITableViewCell(style: .subtitle, reuseIdentifier: "own")
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        cell.detailTextLabel?.text = "detail"
        return cell
      }
    }
    RenderSession.fresh(scale: 2).run {
      let screen = Screen([(0..<200).map(String.init)])
      screen.table.isPrefetchingEnabled = false
      screen.lay()
      let first = screen.made
      for step in 1...20 {
        screen.table.contentOffset.y = CGFloat(step) * 200
        screen.lay()
      }
      #expect(screen.made <= first + 6)
      #expect(texts(screen).contains("70"))
    }
  }

  @Test func registeredSubclassesAreMadeByTheirStyle() {
    final class Cell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.text = "value"
      }

      required init?(coder: NSCoder) { nil }
    }
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a"]])
      screen.table.register(Cell.self, forCellReuseIdentifier: "row")
      screen.lay()
      #expect(screen.cell(0) is Cell && screen.cell(0)?.reuseIdentifier == "row")
      #expect(screen.cell(0)?.detailTextLabel?.frame.maxX == 373)
    }
  }

  @Test func updatesEndAsReloadingWould() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b", "c"]])
      let window = window(screen)
      screen.rows = [["a", "x", "c", "d"]]
      screen.table.beginUpdates()
      screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      screen.table.insertRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 3, section: 0)], with: .right)
      screen.table.endUpdates()
      window.layer.clock.advance(by: 1)
      screen.lay()
      #expect(texts(screen) == ["a", "x", "c", "d"])
      screen.rows = [["n"]] + screen.rows
      screen.table.insertSections([0], with: .fade)
      window.layer.clock.advance(by: 1)
      screen.lay()
      #expect(texts(screen) == ["n", "a", "x", "c", "d"])
      screen.table.machine._checkInvariants()
    }
  }

  @Test func aSwipeDeletes() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b", "c"]])
      let window = window(screen)
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 300, y: 64))
      finger.move(to: CGPoint(x: 260, y: 64))
      finger.move(to: CGPoint(x: 210, y: 64))
      finger.up()
      window.layer.clock.advance(by: 1)
      screen.lay()
      finger.down(at: CGPoint(x: 370, y: 64))
      finger.up()
      window.layer.clock.advance(by: 1)
      screen.lay()
      #expect(screen.heard == ["commit 1 1"])
      #expect(texts(screen) == ["a", "c"])
    }
  }

  @Test func editingShowsControls() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b"]])
      let window = window(screen)
      screen.table.setEditing(true, animated: false)
      screen.lay()
      let control = screen.cell(0)?.subviews.compactMap { $0 as? RowAccessoryView }
      #expect(control?.map(\.accessory.accessoryType) == [.delete])
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 30, y: 22))
      finger.up()
      window.layer.clock.advance(by: 1)
      screen.lay()
      #expect(screen.cell(0)?.subviews.contains { $0 is SwipeActionsView } == true)
      #expect(screen.heard == [])
      screen.table.setEditing(false, animated: false)
      screen.lay()
      #expect(screen.cell(0)?.subviews.contains { $0 is RowAccessoryView } == false)
    }
  }

  @Test func scrollingToARowAndBackAgain() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([(0..<100).map(String.init)])
      screen.lay()
      screen.table.scrollToRow(
        at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      screen.lay()
      #expect(screen.table.contentOffset.y == 2200)
      screen.table.scrollToRow(
        at: IndexPath(row: 40, section: 0), at: .none, animated: false)
      screen.lay()
      #expect(screen.table.contentOffset.y == 1760)
      #expect(texts(screen).first == "40")
    }
  }

  @Test func aFingerScrollsTheTable() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([(0..<100).map(String.init)])
      let finger = Finger(over: window(screen))
      finger.down(at: CGPoint(x: 100, y: 600))
      finger.move(to: CGPoint(x: 100, y: 560))
      finger.move(to: CGPoint(x: 100, y: 360))
      screen.lay()
      #expect(screen.table.contentOffset.y == 230)
      #expect(texts(screen).first == "5")
      finger.up()
      #expect(screen.heard == [])
    }
  }

  @Test func theIndexLeadsToSections() {
    RenderSession.fresh(scale: 2).run {
      let screen = Indexed([["a"], (0..<40).map(String.init), (0..<40).map(String.init)])
      let window = window(screen)
      let index = screen.table.subviews.compactMap { $0 as? SectionIndexView }.first
      #expect(index?.frame == CGRect(x: 378, y: 0, width: 15, height: 700))
      #expect(screen.cell(0)?.contentView.frame.width == 378)
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 385, y: 350))
      window.layer.clock.advance(by: 0.2)
      screen.lay()
      #expect(screen.table.contentOffset.y == 44)
      finger.up()
    }
  }

  final class Indexed: TableScreen {
    override init(
      _ rows: [[String]], _ style: UITableView.Style = .plain, width: CGFloat = 393,
      height: CGFloat = 700
    ) {
      super.init(rows, style, width: width, height: height)
      table.dataSource = source
    }

    private lazy var source = Source(self)

    private final class Source: NSObject, UITableViewDataSource {
      unowned let screen: TableScreen
      init(_ screen: TableScreen) { self.screen = screen }
      func numberOfSections(in tableView: UITableView) -> Int { screen.rows.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        screen.rows[section].count
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { screen.tableView(tableView, cellForRowAt: indexPath) }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    }
  }

  @Test func snapshotsAreShown() {
    RenderSession.fresh(scale: 2).run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
        let cell = $0.dequeueReusableCell(withIdentifier: "row", for: $1)
        cell.textLabel?.text = $2
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
      snapshot.insertItems(["c"], afterItem: "a")
      source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c", "b"])
      #expect(source.indexPath(for: "b") == IndexPath(row: 2, section: 0))
    }
  }

  @Test func aControllerIsItsTablesDataSource() {
    final class Controller: UITableViewController {
      var tapped: [Int] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tapped.append(indexPath.row)
      }
    }
    RenderSession.fresh(scale: 2).run {
      let controller = Controller(style: .insetGrouped)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(controller.tableView.visibleCells.count == 3)
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 100, y: 60))
      finger.up()
      #expect(controller.tapped == [0])
    }
  }

  /// Prefetching of rows that are no longer needed is cancelled.
  @Test func prefetchingIsCalledOff() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([(0..<500).map(String.init)])
      screen.table.prefetchDataSource = screen
      let window = window(screen)
      for step in [1, 2, 3, 4, 5, 4, 3, 2, 1] {
        screen.table.contentOffset.y = CGFloat(step) * 400
        window.layer.clock.advance(by: 0.1)
        screen.lay()
      }
      #expect(!screen.calledOff.isEmpty)
      #expect(Set(screen.calledOff).isSubset(of: Set(screen.prefetched)))
    }
  }

  /// Names end at their own column, and values begin after it.
  @Test func theSecondStyleOfValues() {
    final class Cell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value2, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.text = "value"
      }

      required init?(coder: NSCoder) { nil }
    }
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["name"]])
      screen.table.register(Cell.self, forCellReuseIdentifier: "row")
      screen.lay()
      let cell = screen.cell(0)
      #expect(cell?.textLabel?.textAlignment == .right && cell?.textLabel?.frame.maxX == 111)
      #expect(cell?.detailTextLabel?.frame.minX == 117)
      #expect(cell?.textLabel?.font.pointSize == 13)
    }
  }

  @Test func roomAboveHeadersIsTheTables() {
    RenderSession.fresh(scale: 2).run {
      for padding in [0, 7.5] as [CGFloat] {
        let screen = TableScreen([["a"], ["b"]])
        screen.headers = ["One", "Two"]
        screen.table.sectionHeaderTopPadding = padding
        screen.lay()
        #expect(screen.table.rectForHeader(inSection: 0).minY == padding)
        let first = screen.table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(screen.table.rectForHeader(inSection: 1).minY == first.maxY + padding)
      }
    }
  }
}
