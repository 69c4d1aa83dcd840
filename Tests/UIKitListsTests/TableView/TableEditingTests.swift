import QuartzCore
import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Moving, inserting and animating rows of tables.
@MainActor @Suite struct TableEditingTests {
  /// A table with movable rows, whose last row inserts another.
  private final class Movable: TableScreen {
    private lazy var source = Source(self)

    init(_ rows: [String]) {
      super.init([rows], .plain, width: 393, height: 700)
      table.dataSource = source
      table.delegate = source
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    unowned let screen: TableScreen

    init(_ screen: TableScreen) { self.screen = screen }

    private func isLast(_ path: IndexPath) -> Bool { path.row == screen.rows[0].count - 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      screen.rows[section].count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { screen.tableView(tableView, cellForRowAt: indexPath) }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { screen.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !isLast(indexPath)
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let moved = screen.rows[0].remove(at: sourceIndexPath.row)
      screen.rows[0].insert(moved, at: destinationIndexPath.row)
      screen.heard.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { isLast(indexPath) ? .insert : .delete }
  }

  private func window(_ screen: TableScreen) -> UIWindow {
    let window = UIWindow(frame: screen.table.frame)
    window.addSubview(screen.table)
    window.layoutIfNeeded()
    return window
  }

  private func texts(_ screen: TableScreen) -> [String?] {
    screen.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.textLabel?.text)
  }

  private func accessories(_ cell: UITableViewCell?) -> [RowAccessoryView] {
    cell?.subviews.compactMap { $0 as? RowAccessoryView } ?? []
  }

  @Test func onlyRowsThatMayBeMovedHaveAControl() {
    RenderSession.fresh(scale: 2).run {
      let screen = Movable(["a", "b", "c", "d"])
      let window = window(screen)
      screen.table.isEditing = true
      screen.lay()
      let control = accessories(screen.cell(0)).first {
        $0.accessory.accessoryType == .reorder
      }
      #expect(control?.frame.maxX == 373)
      #expect(accessories(screen.cell(3)).map(\.accessory.accessoryType) == [.insert])
      _ = window
    }
  }

  /// The row follows the touch, and the data source is notified of its final position.
  @Test func aFingerOnTheReorderControlMovesARow() throws {
    try RenderSession.fresh(scale: 2).run {
      let screen = Movable(["a", "b", "c", "d"])
      let window = window(screen)
      screen.table.isEditing = true
      screen.lay()
      try window.play {
        $0.drag(
          from: CGPoint(x: 362, y: 22), to: CGPoint(x: 362, y: 110), duration: 0.3)
      }
      #expect(screen.table.contentOffset == .zero && screen.heard.isEmpty)
      #expect(screen.cell(2)?.textLabel?.text == "a")
      try window.play { $0.lift() }
      #expect(screen.heard == ["move 0 to 2"])
      window.clock.settle()
      #expect(texts(screen) == ["b", "c", "a", "d"])
    }
  }

  @Test func theInsertControlCommits() {
    RenderSession.fresh(scale: 2).run {
      let screen = Movable(["a", "New"])
      let window = window(screen)
      screen.table.isEditing = true
      screen.lay()
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 30, y: 66))
      finger.up()
      window.layer.clock.advance(by: 1)
      #expect(screen.heard == ["commit 2 1"])
    }
  }

  /// A row from the right is halfway and half opaque in the middle of its update.
  @Test(arguments: [
    (UITableView.RowAnimation.right, 1.0, 0.0), (.left, -1, 0), (.top, 0, -1), (.bottom, 0, 1),
    (.fade, 0, 0),
  ])
  func rowsComeFromWhereTheirAnimationSpecifies(
    _ animation: UITableView.RowAnimation, _ x: CGFloat, _ y: CGFloat
  ) {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "c"]])
      let window = window(screen)
      screen.rows[0].insert("b", at: 1)
      screen.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
      screen.lay()
      let cell = screen.cell(1)
      window.layer.clock.advance(by: 0.15)
      let way = shown(cell)
      let offset = CGPoint(
        x: (way?.frame.minX ?? 0) / 393, y: ((way?.frame.minY ?? 0) - 44) / 44)
      #expect(abs(offset.x - x / 2) < 0.26 && abs(offset.y - y / 2) < 0.26)
      #expect((offset.x == 0) == (x == 0) && (offset.y == 0) == (y == 0))
      #expect((0.2...0.8).contains(way?.opacity ?? 0))
      window.layer.clock.advance(by: 1)
      #expect(shown(cell)?.frame == CGRect(x: 0, y: 44, width: 393, height: 44))
      #expect(texts(screen) == ["a", "b", "c"])
    }
  }

  /// A section from a side is inserted with its header.
  @Test(arguments: [(UITableView.RowAnimation.right, 1.0), (.left, -1), (.fade, 0)])
  func sectionsComeFromWhereTheirAnimationSpecifies(
    _ animation: UITableView.RowAnimation, _ x: CGFloat
  ) {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a"]])
      screen.headers = ["One", "Two"]
      let window = window(screen)
      screen.rows.append(["b"])
      screen.table.insertSections([1], with: animation)
      screen.lay()
      window.layer.clock.advance(by: 0.15)
      let header = screen.table.headerView(forSection: 1)
      for view in [screen.cell(0, 1), header] {
        let moved = (shown(view)?.frame.minX ?? 0) / 393
        #expect((moved == 0) == (x == 0) && abs(moved - x / 2) < 0.3, "\(moved)")
        #expect((0.2...0.8).contains(shown(view)?.opacity ?? 0))
      }
      window.layer.clock.advance(by: 1)
      #expect(shown(screen.cell(0, 1))?.frame.minX == 0)
      screen.table.machine._checkInvariants()
    }
  }

  @Test func reloadedRowsComeFromWhereTheirAnimationSpecifies() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b", "c"]])
      let window = window(screen)
      screen.rows[0][1] = "new"
      screen.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .right)
      screen.lay()
      window.layer.clock.advance(by: 0.15)
      #expect(screen.cell(1)?.textLabel?.text == "new")
      #expect((80...320).contains(shown(screen.cell(1))?.frame.minX ?? 0))
      #expect(shown(screen.cell(0))?.frame.minX == 0)
      window.layer.clock.advance(by: 1)
      #expect(texts(screen) == ["a", "new", "c"])
    }
  }

  @Test func snapshotsAnimateAsTheirDataSourceSpecifies() {
    RenderSession.fresh(scale: 2).run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
        let cell = $0.dequeueReusableCell(withIdentifier: "row", for: $1)
        cell.textLabel?.text = $2
        return cell
      }
      source.defaultRowAnimation = .left
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "c"])
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
      snapshot.insertItems(["b"], afterItem: "a")
      source.apply(snapshot)
      table.layoutIfNeeded()
      window.layer.clock.advance(by: 0.15)
      let new = table.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect(new?.textLabel?.text == "b")
      #expect((-320 ... -80).contains(shown(new)?.frame.minX ?? 0))
      window.layer.clock.advance(by: 1)
      #expect(shown(new)?.frame.minX == 0)
    }
  }

  /// Editing by a swipe begins and ends.
  @Test func theDelegateIsCalledForSwipes() {
    final class Listener: NSObject, UITableViewDelegate {
      var heard: [String] = []
      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        heard.append("begin \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        heard.append("end \(indexPath?.row ?? -1)")
      }
    }
    RenderSession.fresh(scale: 2).run {
      let (screen, listener) = (TableScreen([["a", "b"]]), Listener())
      screen.table.delegate = listener
      let window = window(screen)
      screen.table.showSwipeActions(at: IndexPath(row: 1, section: 0), from: .trailing)
      #expect(listener.heard == ["begin 1"])
      #expect(screen.cell(1)?.showingDeleteConfirmation == true)
      screen.table.machine.closeSwipeActions(animated: false)
      #expect(listener.heard == ["begin 1", "end 1"])
      _ = window
    }
  }

  private func shown(_ view: UIView?) -> CALayer? {
    view.map { $0.layer.presentation() ?? $0.layer }
  }

  @Test func withoutAnimationRowsAreThereAtOnce() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a"]])
      let window = window(screen)
      screen.rows[0].append("b")
      screen.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      screen.lay()
      #expect(shown(screen.cell(1))?.opacity == 1)
      #expect(shown(screen.cell(1))?.frame.minY == 44)
      #expect(window.layer.clock.settle())
    }
  }
}
