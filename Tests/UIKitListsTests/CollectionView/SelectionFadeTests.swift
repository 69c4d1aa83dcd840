import Testing
import UIKit
import UIKitTestSupport

/// Animated selection by code fades selected backgrounds in 0.3 seconds, with easing.
@MainActor @Suite struct SelectionFadeTests {
  private let fixture: Fixture
  private let window: UIWindow

  init() {
    fixture = Fixture(count: 3)
    window = UIWindow(frame: fixture.view.frame)
    window.addSubview(fixture.view)
    window.layoutIfNeeded()
    for cell in fixture.view.visibleCells {
      let background = UIView()
      background.backgroundColor = .red
      background.alpha = 0.5
      cell.selectedBackgroundView = background
    }
  }

  private func select(_ item: Int?, animated: Bool = true) {
    fixture.view.selectItem(at: item.map { .item($0) }, animated: animated, scrollPosition: [])
  }

  /// Returns the current opacity of an item's selected background; nil if it is not in the cell.
  private func seen(_ item: Int) -> Float? {
    guard let cell = fixture.view.cellForItem(at: .item(item)),
      let background = cell.selectedBackgroundView, background.superview === cell
    else { return nil }
    return background.layer.presentation()?.opacity
  }

  @Test func oneFadesInWhileTheOtherFadesOut() {
    select(0, animated: false)
    #expect(seen(0) == 0.5 && seen(1) == nil)
    select(1)
    #expect(fixture.view.indexPathsForSelectedItems == [.item(1)])
    #expect(seen(0) == 0.5 && seen(1) == 0)
    MediaClock.current.advance(by: 0.15)
    #expect(seen(0) == 0.25 && seen(1) == 0.25)
    MediaClock.current.advance(by: 0.15)
    #expect(seen(0) == nil && seen(1) == 0.5)
    fixture.view.deselectItem(at: .item(1), animated: true)
    #expect(seen(1) == 0.5)
    MediaClock.current.settle()
    #expect(seen(1) == nil)
  }

  @Test func aBackgroundOnItsWayOutIsBehindTheContent() throws {
    let cell = try #require(fixture.view.cellForItem(at: .item(0)))
    cell.backgroundView = UIView()
    select(0)
    MediaClock.current.settle()
    select(nil)
    #expect(cell.subviews == [cell.backgroundView, cell.selectedBackgroundView, cell.contentView])
    MediaClock.current.settle()
    #expect(cell.subviews == [cell.backgroundView, cell.contentView])
  }

  @Test func selectingAgainMeanwhileStays() {
    select(0, animated: false)
    select(nil)
    MediaClock.current.advance(by: 0.1)
    select(0, animated: false)
    #expect(seen(0) == 0.5)
    MediaClock.current.settle()
    #expect(seen(0) == 0.5)
  }

  @Test func aCellThatLeavesMeanwhileReturnsWithout() {
    select(0, animated: false)
    select(nil)
    fixture.listing.sections = [["x"]]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.allSatisfy { $0.subviews == [$0.contentView] })
  }

  @Test func nothingFadesOutsideAWindowOrWithoutAnimation() {
    UIView.performWithoutAnimation { select(0) }
    #expect(seen(0) == 0.5)
    fixture.view.removeFromSuperview()
    select(1)
    #expect(seen(0) == nil && seen(1) == 0.5)
  }

  /// According to the animation: half a second, linear, after a tenth of a second.
  @Test func codeFadesInItsOwnTime() throws {
    let cell = try #require(fixture.view.cellForItem(at: .item(0)))
    UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveLinear) { cell.isSelected = true }
    #expect(seen(0) == 0)
    MediaClock.current.advance(by: 0.35)
    #expect(seen(0) == 0.25)
    MediaClock.current.settle()
    #expect(seen(0) == 0.5)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { cell.isSelected = false }
    MediaClock.current.advance(by: 0.25)
    #expect(seen(0) == 0.25)
    MediaClock.current.advance(by: 0.25)
    #expect(seen(0) == nil)
    UIView.performWithoutAnimation { cell.isHighlighted = true }
    #expect(seen(0) == 0.5)
  }
}
