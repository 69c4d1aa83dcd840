import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

/// Tests along which axes content bounces, and what stops it.
@MainActor @Suite struct BouncingAxisTests {
  private func pulled(_ change: (UIScrollView) -> Void) throws -> CGPoint {
    let screen = DraggedScreen()
    change(screen.view)
    try screen.play {
      $0.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300), duration: 0.4)
    }
    return screen.offset
  }

  @Test func contentIsPulledPastItsTop() throws { #expect(try pulled { _ in }.y < 0) }

  @Test func contentThatDoesNotBounceVerticallyStops() throws {
    #expect(try pulled { $0.bouncesVertically = false }.y == 0)
  }

  @Test func theOtherAxisBounces() throws {
    #expect(try pulled { $0.bouncesHorizontally = false }.y < 0)
  }

  @Test func smallContentThatDoesNotBounceIsNotDragged() throws {
    let offset = try pulled {
      $0.contentSize = CGSize(width: 100, height: 100)
      $0.alwaysBounceVertical = true
      $0.bouncesVertically = false
    }
    #expect(offset.y == 0)
  }

  @Test func anAnimationIsReportedAndStopped() {
    let screen = DraggedScreen()
    screen.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(screen.view.isScrollAnimating && !screen.view.isZoomAnimating)
    screen.window.clock.advance(by: 0.15)
    let middle = screen.offset.y
    screen.view.stopScrollingAndZooming()
    screen.window.clock.settle()
    #expect(!screen.view.isScrollAnimating && screen.offset.y == middle)
    #expect(middle > 0 && middle < 300)
  }

  @Test func indicatorsAreShownForAChange() {
    let screen = DraggedScreen()
    screen.view.withScrollIndicatorsShown {}
    #expect(!screen.view.indicators.areVisible)
    screen.view.withScrollIndicatorsShown { screen.view.contentOffset.y = 50 }
    #expect(screen.view.indicators.areVisible)
  }
}
