import Sessions
import Testing
import UIKit

@testable import UIKitLists

/// A table is the scroll view of its rows: cells, headers and footers are its direct subviews.
///
/// Source: Apple, UITableView and UIView (public code casts a cell's superview to find its table,
/// and libraries hide rows by `subviews`).
@MainActor @Suite struct TableHostTests {
  private final class Headers: NSObject, UITableViewDelegate {
    var asked: [Int] = []
    var hasHeader: (Int) -> Bool = { _ in true }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked.append(section)
      guard hasHeader(section) else { return nil }
      let view = UILabel(frame: .zero)
      view.text = "Section \(section)"
      return view
    }
  }

  @Test func cellsAndHeadersAreSubviewsOfTheTable() {
    let screen = TableScreen([["a", "b"], ["c"]])
    let headers = Headers()
    screen.table.delegate = headers
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    screen.table.tableHeaderView = top
    screen.lay()
    #expect(screen.table.visibleCells.count == 3)
    #expect(screen.table.visibleCells.allSatisfy { $0.superview === screen.table })
    #expect(top.superview === screen.table)
    #expect(top.frame == CGRect(x: 0, y: 0, width: screen.table.bounds.width, height: 30))
    let labels = screen.table.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Section 0", "Section 1"])
    #expect(labels.map(\.frame) == (0..<2).map { screen.table.rectForHeader(inSection: $0) })
    #expect(screen.table.subviews.allSatisfy { !($0 is UICollectionView) })
  }

  /// Views of visible sections only are requested, as in UIKit.
  @Test func headersAreMadeAsTheyBecomeVisible() {
    let screen = TableScreen((0..<1000).map { ["row \($0)"] }, height: 480)
    let headers = Headers()
    screen.table.delegate = headers
    screen.lay()
    #expect(headers.asked == Array(0...5))
    screen.table.contentOffset.y = 400
    screen.lay()
    #expect(headers.asked.count < 16 && headers.asked.contains(8))
  }

  /// A section whose delegate returns no header view has no space for one.
  @Test func sectionsWithoutAHeaderHaveNoRoomForOne() {
    let screen = TableScreen((0..<40).map { ["row \($0)"] }, height: 480)
    let headers = Headers()
    headers.hasHeader = { $0 == 0 }
    screen.table.delegate = headers
    screen.lay()
    let rows = (0..<5).map { screen.table.rectForRow(at: IndexPath(row: 0, section: $0)) }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(screen.table.rectForHeader(inSection: 0).height > 0)
    #expect(screen.table.rectForHeader(inSection: 1) == .zero)
    #expect(screen.table.subviews.allSatisfy { !($0 is EmptyHeaderFooterView) })
  }

  /// Many empty sections without headers are laid out in one pass.
  @Test func emptySectionsWithoutHeadersSettle() {
    let screen = TableScreen((0..<600).map { $0 == 599 ? ["last"] : [] }, height: 480)
    let headers = Headers()
    headers.hasHeader = { $0 == 0 }
    screen.table.delegate = headers
    screen.lay()
    #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["last"])
  }

  @Test func whatIsSetForCollectionCellsLeavesRowsAlone() {
    RenderSession.fresh(scale: 2).run {
      UICollectionViewCell.appearance().backgroundColor = .red
      let screen = TableScreen([["a"]])
      let window = UIWindow(frame: screen.table.frame)
      window.addSubview(screen.table)
      window.layoutIfNeeded()
      #expect(screen.cell(0)?.backgroundColor == nil)
      #expect(!((screen.cell(0) as UIView?) is UICollectionViewCell))
    }
  }

  /// A header keeps its own alpha.
  @Test func headersKeepTheirOpacity() {
    final class Faint: NSObject, UITableViewDelegate {
      let view = UIView(frame: .zero)
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? view : nil
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
      }
    }
    let screen = TableScreen([(0..<60).map(String.init)])
    let faint = Faint()
    faint.view.alpha = 0.5
    screen.table.delegate = faint
    screen.lay()
    screen.table.contentOffset.y = 100
    screen.lay()
    #expect(faint.view.alpha == 0.5 && faint.view.superview === screen.table)
  }
}
