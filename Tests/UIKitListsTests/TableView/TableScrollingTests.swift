import Sessions
import Testing
import UIKit
import UIKitTestSupport

/// Tables whose rows are measured during scrolling.
@MainActor @Suite struct TableScrollingTests {
  /// Rows with heights from constraints: between 20 and 90 points, estimated at 44.
  private final class Measured: TableScreen {
    init(_ counts: [Int]) {
      super.init(counts.map { (0..<$0).map(String.init) }, .plain, width: 300, height: 400)
      headers = counts.indices.map { "Section \($0)" }
      dress = { cell, path in
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(block)
        NSLayoutConstraint.activate([
          block.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          block.heightAnchor.constraint(
            equalToConstant: CGFloat(20 + (path.row * 31 + path.section) % 70)),
        ])
      }
    }
  }

  private func window(_ screen: TableScreen) -> UIWindow {
    let window = UIWindow(frame: screen.table.frame)
    window.addSubview(screen.table)
    window.layoutIfNeeded()
    return window
  }

  private func miss(
    _ screen: TableScreen, _ path: IndexPath, _ position: UITableView.ScrollPosition
  ) -> CGFloat {
    let (table, frame) = (screen.table, screen.table.rectForRow(at: path))
    let wanted: CGFloat =
      switch position {
      case .top: frame.minY
      case .bottom: frame.maxY - table.bounds.height
      case .middle: frame.midY - table.bounds.height / 2
      case .none:
        min(max(table.contentOffset.y, frame.maxY - table.bounds.height), frame.minY)
      }
    return abs(table.clampedContentOffset(CGPoint(x: 0, y: wanted)).y - table.contentOffset.y)
  }

  nonisolated static let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom, .none]

  @Test(arguments: positions, [true, false])
  func aRowIsWhereItWasScrolledTo(_ position: UITableView.ScrollPosition, _ animated: Bool) {
    RenderSession.fresh(scale: 2).run {
      for (section, row) in [(0, 3), (0, 49), (1, 0), (1, 25), (2, 49)] {
        for start in [CGFloat(0), 2_000, 6_000] {
          let screen = Measured([50, 50, 50])
          let window = window(screen)
          screen.table.contentOffset.y = start
          screen.lay()
          let before = screen.table.contentOffset
          let path = IndexPath(row: row, section: section)
          screen.table.scrollToRow(at: path, at: position, animated: animated)
          screen.lay()
          window.layer.clock.settle()
          #expect(miss(screen, path, position) <= 0.5, "\(path) from \(start)")
          let hasMoved = screen.table.contentOffset != before
          #expect(screen.ends == (animated && hasMoved ? 1 : 0), "\(path) from \(start)")
        }
      }
    }
  }

  @Test(arguments: [true, false]) func theSelectedRowIsScrolledTo(_ animated: Bool) {
    RenderSession.fresh(scale: 2).run {
      let screen = Measured([80])
      let window = window(screen)
      let path = IndexPath(row: 60, section: 0)
      screen.table.selectRow(at: path, animated: false, scrollPosition: .none)
      screen.table.scrollToNearestSelectedRow(at: .middle, animated: animated)
      screen.lay()
      window.layer.clock.settle()
      #expect(miss(screen, path, .middle) <= 0.5)
    }
  }

  @Test(arguments: [true, false]) func selectingScrolls(_ animated: Bool) {
    RenderSession.fresh(scale: 2).run {
      let screen = Measured([80])
      let window = window(screen)
      let path = IndexPath(row: 60, section: 0)
      screen.table.selectRow(at: path, animated: animated, scrollPosition: .bottom)
      screen.lay()
      window.layer.clock.settle()
      #expect(miss(screen, path, .bottom) <= 0.5)
      #expect(screen.ends == (animated ? 1 : 0))
    }
  }

  /// A touch stops the scroll, and the delegate is notified of its end.
  @Test func aFingerStopsTheWay() {
    RenderSession.fresh(scale: 2).run {
      let screen = Measured([80])
      let window = window(screen)
      screen.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: true)
      window.layer.clock.advance(by: 0.15)
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 100, y: 200))
      let stopped = screen.table.contentOffset
      #expect(stopped.y > 0)
      window.layer.clock.advance(by: 0.3)
      screen.lay()
      #expect(screen.table.contentOffset == stopped && screen.ends == 1)
      finger.up()
    }
  }

  /// Rows above that are measured during deceleration do not reverse it.
  @Test func slowingDownPassesRowsThatAreMeasured() {
    RenderSession.fresh(scale: 2).run {
      let screen = Measured([300])
      let window = window(screen)
      screen.table.contentOffset.y = 9_000
      screen.lay()
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 100, y: 100))
      for step in 1...6 {
        window.layer.clock.advance(by: 1.0 / 60)
        finger.move(to: CGPoint(x: 100, y: 100 + CGFloat(step) * 30))
      }
      finger.up()
      var seen: [Int] = []
      for _ in 0..<60 {
        window.layer.clock.advance(by: 1.0 / 60)
        seen.append(screen.table.indexPathsForVisibleRows?.first?.row ?? -1)
      }
      #expect(zip(seen, seen.dropFirst()).allSatisfy { $1 <= $0 }, "\(seen)")
      #expect((seen.first ?? 0) - (seen.last ?? 0) > 3)
    }
  }
}
