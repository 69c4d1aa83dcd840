import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AnimatedBoundsTests {
  /// Returns a layout of rows with the width of the collection view.
  private func wideRows() -> PlanLayout {
    let layout = PlanLayout.rows()
    layout.followsBounds = true
    layout.plan = { [weak layout] in
      $0.frame = CGRect(
        x: 0, y: 20 * CGFloat($0.indexPath.item), width: layout?.collectionView?.bounds.width ?? 0,
        height: 20)
    }
    return layout
  }

  @Test func layoutsAreQueriedInOrder() {
    let rows = wideRows()
    let screen = PlanScreen(rows, count: 2)
    screen.listen(to: rows)
    UIView.animate(withDuration: 1) { screen.view.frame.size.width = 60 }
    let asked = screen.log.take().filter { !$0.contains("elements") && !$0.contains("item") }
    #expect(
      asked == [
        "rows prepare", "rows bounds from 100×100", "rows final 0", "rows final 1",
        "rows initial 0", "rows initial 1", "rows bounds done",
      ])
    screen.view.frame.size.width = 80
    screen.window.layoutIfNeeded()
    #expect(!screen.log.take().contains { $0.contains("bounds") })
  }

  @Test func elementsGoFromTheOldBoundsToTheNew() {
    let screen = PlanScreen(wideRows())
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      screen.view.frame.size.width = 60
    }
    #expect(screen.seen(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    MediaClock.current.advance(by: 0.25)
    #expect(screen.seen(1) == CGRect(x: 0, y: 20, width: 90, height: 20))
    MediaClock.current.settle()
    #expect(screen.seen(1) == CGRect(x: 0, y: 20, width: 60, height: 20))
  }

  /// With half the height, two rows are removed at the end of the animation; then they return from
  /// their positions.
  @Test func whatLeavesStaysUntilTheEnd() throws {
    let screen = PlanScreen(wideRows())
    let leaving = try #require(screen.view.cellForItem(at: .item(4)))
    UIView.animate(withDuration: 1) { screen.view.frame.size.height = 60 }
    #expect(screen.items == [0, 1, 2] && leaving.superview === screen.view)
    MediaClock.current.settle()
    #expect(leaving.superview == nil)
    UIView.animate(withDuration: 1) { screen.view.frame.size.height = 100 }
    #expect(screen.items == [0, 1, 2, 3, 4])
    #expect(screen.seen(4) == CGRect(x: 0, y: 80, width: 100, height: 20))
  }

  /// Five rows leave and five appear, moving together.
  @Test func anAnimatedOffsetKeepsWhatItLeaves() throws {
    let screen = PlanScreen(PlanLayout.rows())
    let first = try #require(screen.view.cellForItem(at: .item(0)))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      screen.view.contentOffset.y = 100
    }
    #expect(screen.items == [5, 6, 7, 8, 9])
    MediaClock.current.advance(by: 0.5)
    #expect(screen.seen(first) == CGRect(x: 0, y: -50, width: 100, height: 20))
    #expect(screen.seen(5) == CGRect(x: 0, y: 50, width: 100, height: 20))
    #expect(screen.view.cellForItem(at: .item(5))?.layer.presentation()?.opacity == 1)
    MediaClock.current.settle()
    #expect(first.superview == nil && screen.view.subviews.count == 5)
  }
}
