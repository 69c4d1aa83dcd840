import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct PinnedBarsTests {
  /// Returns the screen in UIKit's images: two sections of ten items of 122×81, headers of 50.
  private func screen(
    _ width: CGFloat, _ height: CGFloat, _ direction: UICollectionView.ScrollDirection,
    pins: Bool = true
  ) -> FlowScreen {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 122, height: 81)
    layout.headerReferenceSize = CGSize(width: 50, height: 50)
    layout.scrollDirection = direction
    layout.sectionHeadersPinToVisibleBounds = pins
    return FlowScreen(width, height, counts: [10, 10], layout: layout)
  }

  private func visibleHeaders(_ screen: FlowScreen) -> [CGRect] {
    screen.view.layoutIfNeeded()
    return screen.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    ).map(\.frame)
  }

  private func scroll(_ screen: FlowScreen, _ position: UICollectionView.ScrollPosition) {
    screen.view.scrollToItem(at: IndexPath(item: 9, section: 1), at: position, animated: false)
  }

  @Test func aPortraitScreenScrolledToItsEndShowsThePinnedHeader() {
    let screen = screen(375, 667, .vertical)
    scroll(screen, .top)
    #expect(screen.view.contentOffset.y == 323)
    #expect(
      visibleHeaders(screen) == [
        CGRect(x: 0, y: 323, width: 375, height: 50), CGRect(x: 0, y: 495, width: 375, height: 50),
      ])
  }

  @Test func unpinnedHeadersScrollAway() {
    let screen = screen(375, 667, .vertical, pins: false)
    scroll(screen, .top)
    #expect(visibleHeaders(screen) == [CGRect(x: 0, y: 495, width: 375, height: 50)])
  }

  @Test func aHorizontalHeaderIsPinnedToTheLeft() {
    let screen = screen(667, 375, .horizontal)
    scroll(screen, .right)
    #expect(screen.view.contentOffset.x == 205)
    #expect(
      visibleHeaders(screen) == [
        CGRect(x: 205, y: 0, width: 50, height: 375), CGRect(x: 436, y: 0, width: 50, height: 375),
      ])
  }

  @Test func theNextHeaderPushesThePinnedOne() {
    let screen = screen(375, 667, .vertical)
    screen.view.contentOffset.y = 460
    #expect(visibleHeaders(screen).map(\.minY) == [445, 495])
  }

  @Test func pinnedHeadersAreAboveTheCells() throws {
    let screen = screen(375, 667, .vertical)
    screen.view.contentOffset.y = 20
    screen.view.layoutIfNeeded()
    let header = try #require(
      screen.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    let order = screen.view.subviews
    let headerPlace = try #require(order.firstIndex { $0 === header })
    let cellPlaces = order.indices.filter { order[$0] is UICollectionViewCell }
    #expect(cellPlaces.allSatisfy { $0 < headerPlace })
  }

  @Test func pinnedFootersAreAtTheBottomWhileTheirSectionIsVisible() {
    let layout = UICollectionViewFlowLayout()
    layout.footerReferenceSize = CGSize(width: 10, height: 20)
    layout.sectionFootersPinToVisibleBounds = true
    let screen = FlowScreen(100, 100, counts: [4, 4], layout: layout)
    #expect(screen.footer(0)?.minY == 80)
    screen.view.contentInset.bottom = 10
    screen.view.layoutIfNeeded()
    #expect(screen.footer(0)?.minY == 70)
  }
}
