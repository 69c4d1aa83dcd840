import Testing
import UIKit

@testable import IOSSources

@MainActor @Suite struct WaterfallLayoutTests {
  @Test func itemsGoToTheShortestColumn() {
    let screen = Screen(
      WaterfallLayout(), size: CGSize(width: 210, height: 400), counts: [5],
      delegate: BrickHeights())
    #expect(
      screen.frames() == [
        CGRect(x: 0, y: 0, width: 100, height: 50),
        CGRect(x: 110, y: 0, width: 100, height: 80),
        CGRect(x: 0, y: 60, width: 100, height: 30),
        CGRect(x: 110, y: 90, width: 100, height: 60),
        CGRect(x: 0, y: 100, width: 100, height: 50),
      ])
    #expect(screen.view.contentSize == CGSize(width: 210, height: 150))
    #expect(screen.view.visibleCells.count == 5)
    #expect(screen.layout.prepareCount == 1)
    #expect((screen.delegate as? BrickHeights)?.asked == 5)
  }

  @Test func scrollingDoesNotPrepareAgain() {
    let screen = Screen(
      WaterfallLayout(), size: CGSize(width: 210, height: 100), counts: [40],
      delegate: BrickHeights())
    screen.scroll(to: CGPoint(x: 0, y: 300))
    #expect(screen.layout.prepareCount == 1)
    let visible = CGRect(x: 0, y: 300, width: 210, height: 100)
    let expected = screen.frames().enumerated().filter {
      // An element that only touches the edge is not visible.
      $0.element.minY < visible.maxY && $0.element.maxY > visible.minY
    }
    #expect(screen.view.indexPathsForVisibleItems.map(\.item).sorted() == expected.map(\.offset))
  }

  @Test func changingTheColumnsPreparesOnce() {
    let screen = Screen(
      WaterfallLayout(), size: CGSize(width: 320, height: 100), counts: [3])
    screen.layout.numberOfColumns = 3
    screen.view.layoutIfNeeded()
    #expect(screen.layout.prepareCount == 2)
    #expect(screen.frames().map(\.minX) == [0, 110, 220])
  }
}
