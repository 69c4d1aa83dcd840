import Sessions
import Testing
import UIKit

@testable import UIKitLists

/// The heights of rows, headers and footers, and when they are requested.
@MainActor @Suite struct TableHeightTests {
  private static let long = """
    A text of several lines that grows with its row, as Settings has it below a switch that needs \
    some explaining.
    """

  private func window(_ screen: TableScreen) -> UIWindow {
    let window = UIWindow(frame: screen.table.frame)
    window.addSubview(screen.table)
    window.layoutIfNeeded()
    return window
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A delegate with mutable heights that counts its calls.
  private final class Given: NSObject, UITableViewDelegate {
    var heights: [CGFloat]
    var asked: [Int] = []
    init(_ heights: [CGFloat]) { self.heights = heights }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return heights[indexPath.row]
    }
  }

  /// A delegate with estimated heights.
  private final class Guessing: NSObject, UITableViewDelegate {
    var guessed: [Int] = []
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      guessed.append(indexPath.row)
      return indexPath.row < 10 ? 60 : 100
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { 50 }
    func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { 30 }
  }

  // MARK: Labels of several lines

  @Test func aTextOfSeveralLinesMakesItsRowHigher() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["short", Self.long]], width: 300)
      screen.dress = { cell, _ in cell.textLabel?.numberOfLines = 0 }
      screen.lay()
      let label = screen.cell(1)?.textLabel
      let needed = label?.sizeThatFits(CGSize(width: 268, height: 10_000)).height ?? 0
      #expect(needed > 60)
      #expect(screen.table.rectForRow(at: path(0)).height == 44)
      #expect(screen.table.rectForRow(at: path(1)).height == needed + 22.5)
      #expect(label?.frame.width == 268 && label?.frame.height == needed + 22.5)
    }
  }

  @Test func bothTextsOfARowMayHaveSeveralLines() {
    RenderSession.fresh(scale: 2).run {
      let screen = Subtitles([["title", Self.long]], width: 300)
      screen.lay()
      let cell = screen.cell(1)
      let text = cell?.textLabel?.frame ?? .zero
      let detail = cell?.detailTextLabel?.frame ?? .zero
      let row = screen.table.rectForRow(at: path(1)).height
      #expect(text.height > 60 && detail.height > 40)
      #expect(detail.minY >= text.maxY)
      #expect(abs(text.minY - (row - detail.maxY)) <= 1)
      #expect(text.minY >= 10)
      #expect(screen.table.rectForRow(at: path(0)).height < row)
    }
  }

  private final class Subtitles: TableScreen {
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "subtitle")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "subtitle")
      for label in [cell.textLabel, cell.detailTextLabel] {
        label?.numberOfLines = 0
        label?.text = rows[indexPath.section][indexPath.row]
      }
      return cell
    }
  }

  // MARK: Asking again

  @Test func anEmptyUpdateRequestsHeightsAgainAndAnimatesThem() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b", "c"]])
      let given = Given([40, 40, 40])
      screen.table.delegate = given
      let window = window(screen)
      given.heights[0] = 140
      screen.table.beginUpdates()
      screen.table.endUpdates()
      let (second, shown) = (screen.cell(1), { (view: UIView?) in view?.layer.presentation() })
      #expect(screen.table.rectForRow(at: path(0)).height == 140)
      window.layer.clock.advance(by: 0.15)
      let y = shown(second)?.frame.minY ?? 0
      #expect(y > 45 && y < 135, "while scrolling: \(y)")
      window.layer.clock.advance(by: 1)
      #expect(second?.frame.minY == 140)
      given.heights[0] = 20
      screen.table.performBatchUpdates(nil)
      window.layer.clock.advance(by: 1)
      #expect(second?.frame.minY == 20)
      screen.table.machine._checkInvariants()
    }
  }

  @Test func anEmptyUpdateMeasuresCellsThatHaveChanged() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b"]], width: 300)
      screen.dress = { cell, _ in cell.textLabel?.numberOfLines = 0 }
      let window = window(screen)
      screen.cell(0)?.textLabel?.text = Self.long
      screen.table.beginUpdates()
      screen.table.endUpdates()
      window.layer.clock.advance(by: 1)
      #expect(screen.table.rectForRow(at: path(0)).height > 80)
      #expect(screen.cell(1)?.frame.minY == screen.table.rectForRow(at: path(0)).height)
    }
  }

  @Test func anEmptyUpdateIsReported() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b"]])
      let window = window(screen)
      var ends = 0
      screen.table.performBatchUpdates(nil) { _ in ends += 1 }
      window.layer.clock.advance(by: 1)
      #expect(ends == 1)
    }
  }

  // MARK: Estimates

  @Test func withoutEstimatesAllHeightsAreQueried() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([(0..<100).map(String.init)])
      let given = Given((0..<100).map { CGFloat(20 + $0) })
      screen.table.estimatedRowHeight = 0
      screen.table.delegate = given
      screen.lay()
      #expect(Set(given.asked).count == 100)
      #expect(screen.table.contentSize.height == given.heights.reduce(0, +))
      #expect(screen.table.rectForRow(at: path(99)).height == 119)
      given.heights[99] = 50
      screen.table.beginUpdates()
      screen.table.endUpdates()
      screen.lay()
      #expect(screen.table.rectForRow(at: path(99)).height == 50)
    }
  }

  /// Rows without heights are not measured then.
  @Test func withoutEstimatesRowsHaveTheStandardHeight() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", Self.long]], width: 300)
      screen.table.estimatedRowHeight = 0
      screen.dress = { cell, _ in cell.textLabel?.numberOfLines = 0 }
      screen.lay()
      #expect(screen.table.contentSize.height == 88)
    }
  }

  @Test func estimatesOfRowsAreQueried() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([(0..<100).map(String.init)])
      let guessing = Guessing()
      screen.table.delegate = guessing
      screen.lay()
      #expect(Set(guessing.guessed).count == 100)
      #expect(screen.table.rectForRow(at: path(99)).height == 100)
      #expect(screen.table.rectForRow(at: path(0)).height == 44)
      #expect(screen.table.contentSize.height > 8_000)
    }
  }

  @Test func estimatesOfHeadersAndFootersAreQueried() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen(Array(repeating: ["a", "b"], count: 40), .grouped)
      screen.headers = Array(repeating: "Head", count: 40)
      screen.footers = Array(repeating: "Foot", count: 40)
      let guessing = Guessing()
      screen.table.delegate = guessing
      screen.lay()
      #expect(screen.table.rectForHeader(inSection: 39).height == 50)
      #expect(screen.table.rectForFooter(inSection: 39).height == 30)
      #expect(screen.table.rectForHeader(inSection: 0).height != 50)
    }
  }

  @Test func aRowOfNoHeightIsNoHeight() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b", "c"]])
      let given = Given([40, 0, 40])
      screen.table.delegate = given
      screen.lay()
      #expect(screen.table.rectForRow(at: path(1)).height == 0)
      #expect(screen.table.rectForRow(at: path(2)).minY == 40)
      #expect(screen.table.contentSize.height == 80)
    }
  }
}
