import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct LayoutExchangeTests {
  private let rows = PlanLayout.rows()
  private let columns = PlanLayout.columns()

  /// Row 1 becomes column 1: from (0, 20, 100, 20) to (50, 0, 50, 100), 0.231775 of the distance
  /// after a third of the time.
  @Test func elementsGoFromTheOldLayoutToTheNew() {
    let screen = PlanScreen(rows)
    screen.view.setCollectionViewLayout(columns, animated: true)
    #expect(screen.frames == [0, 50].map { CGRect(x: $0, y: 0, width: 50, height: 100) })
    #expect(screen.seen(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    MediaClock.current.advance(by: 0.1)
    #expect(screen.seen(1) == CGRect(x: 11.589, y: 15.365, width: 88.411, height: 38.542))
    MediaClock.current.advance(by: 0.05)
    #expect(screen.seen(1) == CGRect(x: 25, y: 10, width: 75, height: 60))
    MediaClock.current.advance(by: 0.15)
    #expect(screen.seen(1) == CGRect(x: 50, y: 0, width: 50, height: 100))
  }

  /// Rows 2, 3 and 4 move to their columns, to the right of the visible area.
  @Test func whatLeavesIsShownUntilItHasLeft() throws {
    let screen = PlanScreen(rows)
    let leaving = try #require(screen.view.cellForItem(at: .item(3)))
    _ = screen.log.take()
    screen.view.setCollectionViewLayout(columns, animated: true)
    #expect(screen.items == [0, 1])
    MediaClock.current.advance(by: 0.15)
    #expect(screen.seen(leaving) == CGRect(x: 75, y: 30, width: 75, height: 60))
    #expect(leaving.superview === screen.view && screen.log.take() == [])
    MediaClock.current.advance(by: 0.15)
    #expect(leaving.superview == nil && screen.log.take() == ["ended 2", "ended 3", "ended 4"])
  }

  @Test func whatComesDoesSoFromWhereTheOldLayoutHasIt() {
    let screen = PlanScreen(columns)
    screen.view.setCollectionViewLayout(rows, animated: true)
    #expect(screen.seen(4) == CGRect(x: 200, y: 0, width: 50, height: 100))
    MediaClock.current.advance(by: 0.15)
    #expect(screen.seen(4) == CGRect(x: 100, y: 40, width: 75, height: 60))
    MediaClock.current.settle()
    #expect(screen.seen(4) == CGRect(x: 0, y: 80, width: 100, height: 20))
  }

  @Test func delegatesAreQueriedAndNotifiedInOrder() {
    let screen = PlanScreen(rows, count: 2)
    screen.listen(to: rows, columns)
    screen.view.setCollectionViewLayout(columns, animated: true) { screen.log.add("done \($0)") }
    #expect(
      screen.log.take().filter { !$0.contains("elements") && !$0.contains("item") } == [
        "rows to columns", "columns from rows", "will rows–columns", "will rows–columns",
        "columns prepare", "columns offset 0,0", "rows final 0", "rows final 1",
        "columns initial 0", "columns initial 1", "rows finalize", "columns finalize",
      ])
    MediaClock.current.settle()
    #expect(screen.log.take() == ["did rows–columns", "did rows–columns", "done true"])
    #expect(rows.collectionView == nil && columns.collectionView === screen.view)
  }

  @Test func withoutAnimationTheSameIsReportedAtOnce() {
    let screen = PlanScreen(rows, count: 1)
    screen.listen(to: rows, columns)
    screen.view.setCollectionViewLayout(columns, animated: false) { screen.log.add("done \($0)") }
    #expect(
      screen.log.take() == [
        "rows to columns", "columns from rows", "will rows–columns", "columns prepare",
        "columns offset 0,0", "columns elements", "rows finalize", "columns finalize",
        "did rows–columns", "done true",
      ])
  }

  @Test func layoutsReportWhereElementsAppearAndDisappear() throws {
    let screen = PlanScreen(rows)
    let leaving = try #require(screen.view.cellForItem(at: .item(3)))
    columns.initial = CGRect(x: 0, y: 200, width: 10, height: 10)
    rows.final = CGRect(x: 0, y: -50, width: 10, height: 10)
    screen.view.setCollectionViewLayout(columns, animated: true)
    #expect(screen.seen(1) == CGRect(x: 0, y: 200, width: 10, height: 10))
    #expect(leaving.frame == CGRect(x: 0, y: -50, width: 10, height: 10))
  }

  @Test(arguments: [CGFloat(0), 37, 100])
  func theEndIsThatOfExchangingAtOnce(y: CGFloat) {
    let (animated, direct) = (PlanScreen(rows, y: y), PlanScreen(PlanLayout.rows(), y: y))
    animated.view.setCollectionViewLayout(columns, animated: true)
    direct.view.collectionViewLayout = PlanLayout.columns()
    MediaClock.current.settle()
    #expect(animated.frames == direct.frames && animated.items == direct.items)
    #expect(animated.view.contentOffset == direct.view.contentOffset)
    #expect(animated.view.subviews.count == animated.frames.count)
  }

  // MARK: Offset

  @Test func contentAtItsStartStaysThere() {
    let screen = PlanScreen(rows)
    screen.view.contentInset = UIEdgeInsets(top: 8, left: 4, bottom: 0, right: 0)
    screen.view.contentOffset = CGPoint(x: -4, y: -8)
    screen.view.layoutIfNeeded()
    screen.view.collectionViewLayout = columns
    #expect(screen.view.contentOffset == CGPoint(x: -4, y: -8))
  }

  /// At an offset of 90 points the centre is at 140, between rows 6 and 7. Row 6, centred at 50
  /// points across, becomes the column from 300 to 350 with the same visible centre.
  @Test func theItemInTheMiddleStaysThere() {
    let screen = PlanScreen(rows, y: 90)
    screen.view.collectionViewLayout = columns
    #expect(screen.view.contentOffset == CGPoint(x: 275, y: 0))
    #expect(screen.items == [5, 6, 7])
  }

  @Test(arguments: [CGFloat(0), 33, 90]) func aLayoutLikeTheOldOneMovesNothing(y: CGFloat) {
    let screen = PlanScreen(rows, y: y)
    let frames = screen.frames
    screen.view.collectionViewLayout = PlanLayout.rows()
    #expect(screen.frames == frames && screen.view.contentOffset.y == y)
  }

  @Test func theOffsetGoesWithTheElements() {
    let screen = PlanScreen(rows, y: 90)
    screen.view.setCollectionViewLayout(columns, animated: true)
    #expect(screen.seen(6) == CGRect(x: 0, y: 30, width: 100, height: 20))
    MediaClock.current.advance(by: 0.15)
    #expect(screen.seen(6) == CGRect(x: 12.5, y: 15, width: 75, height: 60))
    MediaClock.current.settle()
    #expect(screen.seen(6) == CGRect(x: 25, y: 0, width: 50, height: 100))
  }

  @Test func layoutThenDelegateHaveTheLastWord() {
    let screen = PlanScreen(rows, y: 50)
    columns.offset = CGPoint(x: 120, y: 0)
    screen.view.setCollectionViewLayout(columns, animated: false)
    #expect(screen.view.contentOffset == CGPoint(x: 120, y: 0))
    screen.offset = CGPoint(x: 0, y: 60)
    screen.view.setCollectionViewLayout(rows, animated: false)
    #expect(screen.view.contentOffset == CGPoint(x: 0, y: 60))
  }

  // MARK: Animations of views

  @Test func insideAnAnimationOfViewsItsDurationCounts() {
    let screen = PlanScreen(rows)
    var heard: [Bool] = []
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      screen.view.setCollectionViewLayout(columns, animated: false) { heard.append($0) }
    }
    MediaClock.current.advance(by: 0.5)
    #expect(screen.seen(1) == CGRect(x: 12.5, y: 15, width: 87.5, height: 40))
    #expect(heard == [])
    MediaClock.current.advance(by: 1.5)
    #expect(screen.seen(1) == CGRect(x: 50, y: 0, width: 50, height: 100) && heard == [true])
    UIView.performWithoutAnimation {
      screen.view.setCollectionViewLayout(rows, animated: true) { heard.append($0) }
    }
    #expect(screen.seen(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(heard == [true, true])
  }

  /// After reversal halfway, nothing jumps, and the cells are the same.
  @Test func elementsTurnRoundWhereTheyAre() throws {
    let screen = PlanScreen(rows)
    let cells = screen.view.visibleCells
    screen.view.setCollectionViewLayout(columns, animated: true)
    MediaClock.current.advance(by: 0.15)
    screen.view.setCollectionViewLayout(rows, animated: true)
    #expect(screen.view.visibleCells == cells)
    #expect(screen.seen(1) == CGRect(x: 25, y: 10, width: 75, height: 60))
    #expect(screen.seen(3) == CGRect(x: 75, y: 30, width: 75, height: 60))
    MediaClock.current.settle()
    #expect(screen.seen(3) == CGRect(x: 0, y: 60, width: 100, height: 20))
    #expect(
      screen.view.subviews.count == 5 && screen.view.machine.displayed.disappearingElements.isEmpty)
  }

  @Test func reloadingEndsWhatIsUnderWay() {
    let screen = PlanScreen(rows)
    screen.view.setCollectionViewLayout(columns, animated: true)
    screen.count = 1
    screen.view.reloadData()
    screen.window.layoutIfNeeded()
    #expect(screen.items == [0] && screen.view.subviews.count == 1)
    MediaClock.current.settle()
    #expect(screen.items == [0])
  }

  // MARK: Elements of one layout only

  @Test func headersOfOneLayoutFade() throws {
    rows.headers = 1
    let screen = PlanScreen(rows)
    let head = try #require(screen.view.visibleSupplementaryViews(ofKind: "head").first)
    screen.view.setCollectionViewLayout(columns, animated: true)
    MediaClock.current.advance(by: 0.15)
    #expect(head.layer.presentation()?.opacity == 0.5)
    #expect(screen.seen(head) == CGRect(x: 0, y: 0, width: 100, height: 20))
    MediaClock.current.settle()
    #expect(head.superview == nil)
    screen.view.setCollectionViewLayout(rows, animated: true)
    MediaClock.current.advance(by: 0.15)
    let next = try #require(screen.view.visibleSupplementaryViews(ofKind: "head").first)
    #expect(next.layer.presentation()?.opacity == 0.5)
  }

  /// Each layout has a decoration view class of the same kind: they cross-fade.
  @Test func decorationViewsGoWithTheirLayout() throws {
    for layout in [rows, columns] { layout.shelves = 1 }
    rows.register(OldShelf.self, forDecorationViewOfKind: "shelf")
    columns.register(NewShelf.self, forDecorationViewOfKind: "shelf")
    let screen = PlanScreen(rows)
    func opacities() -> [Float?] {
      let shelves = screen.view.subviews.filter { $0 is OldShelf || $0 is NewShelf }
      return shelves.map { $0.layer.presentation()?.opacity }
    }
    #expect(opacities() == [1])
    screen.view.setCollectionViewLayout(columns, animated: true)
    MediaClock.current.advance(by: 0.15)
    #expect(opacities() == [0.5, 0.5])
    MediaClock.current.settle()
    #expect(opacities() == [1] && screen.view.subviews.contains { $0 is NewShelf })
  }

  private final class OldShelf: UICollectionReusableView {}
  private final class NewShelf: UICollectionReusableView {}
}
