import Testing
import UIKit
import UIKitTestSupport

/// The content offset after the content becomes shorter, and the continuation of scrolling.
@MainActor @Suite struct OffsetTests {
  private final class Ends: NSObject, UICollectionViewDelegate {
    var count = 0

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
  }

  private func rows(_ heights: [CGFloat], estimate: CGFloat) -> FittingScreen {
    let screen = FittingScreen(
      [heights.map { CGSize(width: 100, height: $0) }],
      estimate: CGSize(width: 100, height: estimate))
    screen.layout.minimumLineSpacing = 0
    screen.view.layoutIfNeeded()
    return screen
  }

  /// Twenty rows of 10 in a view of 35; ten remain.
  @Test(arguments: [true, false]) func anUpdatePullsContentBackToANewEnd(_ isInWindow: Bool) {
    let fixture = Fixture(count: 20)
    let window = UIWindow(frame: fixture.view.frame)
    if isInWindow { window.addSubview(fixture.view) }
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 165)
    fixture.listing.sections[0].removeLast(10)
    fixture.view.deleteItems(at: (10..<20).map { .item($0) })
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 65))
  }

  @Test(arguments: [true, false]) func aScrollUnderWayEndsWhereContentNowEnds(_ reloads: Bool) {
    let fixture = Fixture(count: 20)
    let (window, ends) = (UIWindow(frame: fixture.view.frame), Ends())
    window.addSubview(fixture.view)
    fixture.view.delegate = ends
    fixture.view.layoutIfNeeded()
    fixture.view.scrollToItem(at: .item(19), at: .bottom, animated: true)
    MediaClock.current.advance(by: 0.1)
    fixture.listing.sections[0].removeLast(10)
    if reloads {
      fixture.view.reloadData()
    } else {
      fixture.view.deleteItems(at: (10..<20).map { .item($0) })
    }
    fixture.view.layoutIfNeeded()
    MediaClock.current.settle()
    #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 65))
    #expect(ends.count == 1)
  }

  /// Rows estimated at 40 measure 10: when visible, they shorten the content to before the
  /// requested offset.
  @Test func measuredCellsPullContentBack() {
    let screen = rows(Array(repeating: 10, count: 30), estimate: 40)
    let wanted = screen.view.contentSize.height - 100
    screen.scroll(to: wanted)
    let end = screen.view.contentSize.height - 100
    #expect(end < wanted && screen.view.contentOffset.y == end)
    #expect(screen.view.visibleCells.last?.frame.maxY == screen.view.contentSize.height)
  }

  /// Rows above the visible ones that exceed their estimates do not move the visible ones;
  /// scrolling continues to its end.
  @Test func cellsThatAreMeasuredDoNotStopAScroll() {
    let screen = rows(Array(repeating: 30, count: 200), estimate: 10)
    let (window, ends) = (UIWindow(frame: screen.view.frame), Ends())
    window.addSubview(screen.view)
    screen.view.delegate = ends
    screen.scroll(to: 1_500)
    let start = screen.view.contentOffset.y
    screen.view.setContentOffset(CGPoint(x: 0, y: start - 400), animated: true)
    MediaClock.current.advance(by: 0.15)
    #expect(screen.view.driver.motion != nil && ends.count == 0)
    MediaClock.current.settle()
    #expect(screen.view.driver.motion == nil && ends.count == 1)
  }

  /// Measured cells above the visible rows do not move the content before its start.
  @Test func shorterCellsMoveContentNoFurtherThanItsStart() {
    let screen = rows(Array(repeating: 10, count: 60), estimate: 30)
    screen.scroll(to: 900)
    for y in stride(from: CGFloat(600), through: 0, by: -7) {
      screen.scroll(to: min(y, screen.view.contentOffset.y))
      #expect(screen.view.contentOffset.y >= 0)
    }
  }

  @Test func aViewWhoseLayoutWasExchangedIsLetGo() {
    weak var view: UICollectionView?
    do {
      let fixture = Fixture(count: 20)
      let window = UIWindow(frame: fixture.view.frame)
      window.addSubview(fixture.view)
      window.layoutIfNeeded()
      fixture.view.setCollectionViewLayout(RowsLayout(), animated: true)
      MediaClock.current.settle()
      view = fixture.view
    }
    #expect(view == nil)
  }
}
