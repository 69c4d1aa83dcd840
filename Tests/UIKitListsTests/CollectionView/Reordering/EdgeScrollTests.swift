import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct EdgeScrollTests {
  /// Rows of one item of 90 by 15 points, 5 apart, in a view of 100 by 200: the edge zone is 50
  /// points.
  private func screen(paging: Bool = false) -> MovingScreen {
    let screen = MovingScreen([Array(repeating: 4, count: 40)], height: 200)
    screen.view.isPagingEnabled = paging
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(3)))
    return screen
  }

  /// In the middle of the zone, content scrolls 300 points per second, and the item follows the
  /// touch.
  @Test func contentScrollsUnderAFingerNearTheEdge() {
    let screen = screen()
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 175))
    MediaClock.current.advance(by: 0.5)
    #expect(screen.view.contentOffset.y == 150)
    let cell = screen.view.machine.movement?.element.view
    #expect(cell?.center == CGPoint(x: 50, y: 325))
    let target = screen.view.machine.movement?.move.target
    #expect(target == screen.view.indexPathForItem(at: CGPoint(x: 50, y: 325)) ?? target)
    #expect((target?.item ?? 0) > 10)
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
    MediaClock.current.advance(by: 1)
    #expect(screen.view.contentOffset.y == 150)
    #expect(MediaClock.current.isIdle || screen.view.machine.movement?.edgeScroll == nil)
  }

  /// The content ends at 4 + 40 × 20 - 5 + 3 = 802 points, where scrolling stops and the clock
  /// becomes idle.
  @Test func scrollingStopsAtTheEnd() {
    let screen = screen()
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 200))
    MediaClock.current.settle()
    #expect(screen.view.contentOffset.y == 602 && screen.view.machine.movement?.edgeScroll == nil)
    #expect(screen.view.machine.movement?.position.y == 802)
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(screen.view.visibleCells.allSatisfy { !$0.elementState.isInteractivelyMoving })
  }

  @Test func anItemWithinReachOfNoEdgeScrollsNothing() {
    let screen = screen()
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    MediaClock.current.advance(by: 1)
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 1))
    MediaClock.current.advance(by: 1)
    #expect(screen.view.contentOffset.y == 0)
  }

  /// With paging, content scrolls by a page after half a second, and again after another.
  @Test func withPagingContentTurnsPageByPage() {
    let screen = screen(paging: true)
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 195))
    MediaClock.current.advance(by: 0.49)
    #expect(screen.view.contentOffset.y == 0)
    MediaClock.current.advance(by: 0.32)
    #expect(screen.view.contentOffset.y == 200)
    #expect(screen.view.machine.movement?.position == CGPoint(x: 50, y: 395))
    MediaClock.current.advance(by: 0.2)
    #expect((screen.view.machine.movement?.move.target.item ?? 0) > 15)
    MediaClock.current.settle()
    #expect(screen.view.contentOffset.y == 602 && screen.view.machine.movement?.edgeScroll == nil)
    screen.view.cancelInteractiveMovement()
    screen.settle()
    #expect(screen.items.sections == [Array(repeating: 4, count: 40)])
  }

  /// Cells that become visible during a movement show the items of the data.
  @Test func cellsThatBecomeVisibleShowTheirItems() {
    let world = [Array(0..<60)]
    let screen = MovingScreen(world, height: 200)
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(2)))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 195))
    MediaClock.current.advance(by: 0.6)
    screen.view.updateInteractiveMovementTargetPosition(
      CGPoint(x: 50, y: screen.view.contentOffset.y + 100))
    screen.settle()
    let target = screen.view.machine.movement?.move.target ?? .item(0)
    #expect(target.item > 10)
    let model = MovingScreen(world.moving(.item(2), target), height: 200)
    model.view.contentOffset = screen.view.contentOffset
    var (seen, wanted) = (screen.frames, model.frames)
    (seen["2"], wanted["2"]) = (nil, nil)
    #expect(seen == wanted)
  }
}
