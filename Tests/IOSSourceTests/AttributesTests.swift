import Testing
import UIKit

@testable import IOSSources

@MainActor @Suite struct AttributesTests {
  @Test func aCircleCarriesTransformsAlphasAndOrder() throws {
    let screen = Screen(
      CircleLayout(), size: CGSize(width: 200, height: 100), counts: [4])
    let all = try #require(screen.layout.layoutAttributesForElements(in: .zero))
    #expect(all.map(\.alpha) == [1, 0.875, 0.75, 0.625])
    #expect(all.map(\.zIndex) == [0, 1, 2, 3])
    #expect(all.map { $0.center.x.rounded() } == [140, 100, 60, 100])
    #expect(all.map { $0.center.y.rounded() } == [50, 90, 50, 10])
    #expect(all[1].transform == CGAffineTransform(rotationAngle: .pi / 2))

    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.alpha == 0.625)
    #expect(cell.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(cell.transform == CGAffineTransform(rotationAngle: 3 * .pi / 2))

    let path = IndexPath(item: 0, section: 0)
    #expect(screen.layout.initialLayoutAttributesForAppearingItem(at: path)?.alpha == 0)
    let final = try #require(
      screen.layout.finalLayoutAttributesForDisappearingItem(at: path)?.transform3D)
    #expect(CATransform3DEqualToTransform(final, CATransform3DMakeScale(0.1, 0.1, 1)))
  }

  @Test func copiesOfASubclassCarryItsOwnProperties() throws {
    let attributes = ParallaxLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.parallax = 9
    let copy = try #require(attributes.copy() as? ParallaxLayoutAttributes)
    #expect(copy !== attributes)
    #expect(copy.parallax == 9)
    #expect(copy.frame == attributes.frame)
    #expect(copy.indexPath == IndexPath(item: 3, section: 1))
    #expect(copy == attributes)
    copy.parallax = 8
    #expect(copy != attributes)
    copy.parallax = 9
    copy.alpha = 0.5
    #expect(copy != attributes)
  }

  @Test func cellsAreGivenTheSubclassAndFollowTheOffset() throws {
    let layout = ParallaxFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let screen = Screen(
      layout, size: CGSize(width: 100, height: 100), counts: [20], cellClass: ParallaxCell.self)
    #expect(layout.layoutAttributesForItem(at: [0, 0]) is ParallaxLayoutAttributes)
    func parallax(_ item: Int) -> CGFloat? {
      let cell = screen.view.cellForItem(at: IndexPath(item: item, section: 0))
      return (cell as? ParallaxCell)?.appliedParallax
    }
    #expect([parallax(0), parallax(1)] == [0, 60])
    screen.scroll(to: CGPoint(x: 0, y: 30))
    #expect([parallax(0), parallax(1), parallax(2)] == [-30, 30, 90])
  }

  @Test func aContextOfOnesOwnReachesTheLayout() {
    let screen = Screen(
      InvalidatingLayout(), size: CGSize(width: 100, height: 100), counts: [50])
    #expect(screen.layout.metrics == [20])
    #expect(screen.view.contentSize == CGSize(width: 100, height: 1000))
    screen.scroll(to: CGPoint(x: 0, y: 35))
    #expect(screen.layout.log.last == "bounds")
    #expect(screen.layout.metrics == [20])
    #expect(screen.view.indexPathsForVisibleItems.map(\.item).sorted() == [1, 2, 3, 4, 5, 6])
    screen.layout.rowHeight = 25
    screen.view.layoutIfNeeded()
    #expect(screen.layout.log.last == "metrics")
    #expect(screen.layout.metrics == [20, 25])
    #expect(screen.view.contentSize == CGSize(width: 100, height: 1250))
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.layout.log.last == "everything")
    #expect(screen.layout.metrics == [20, 25, 25])
  }
}
