import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// The cell life cycle since iOS 10: cells are prepared ahead individually and retained after
/// leaving.
///
/// The view is 35 points high, and rows are 10: half a length ahead is 17.5 points, and 3.5 points
/// per pass are not fast.
@MainActor @Suite struct StandbyCellTests {
  @Test func cellsArePreparedOneByOneAndShownWhenVisible() {
    let fixture = scrolledNowhere()
    fixture.scroll(to: 2)
    #expect(fixture.listing.takeEvents() == ["cell 0,4"])
    fixture.scroll(to: 4)
    #expect(fixture.listing.takeEvents() == ["cell 0,5"])
    fixture.scroll(to: 6)
    #expect(fixture.listing.takeEvents() == ["will 0,4"])
    fixture.scroll(to: 8)
    #expect(fixture.listing.takeEvents() == ["cell 0,6"])
    fixture.scroll(to: 10)
    #expect(fixture.listing.takeEvents() == ["end 0,0"])
  }

  @Test func preparedCellsAreFoundButNotVisible() {
    let fixture = scrolledNowhere()
    fixture.scroll(to: 2)
    #expect((fixture.view.cellForItem(at: .item(4)) as? ItemCell)?.text == "4")
    #expect(fixture.view.cellForItem(at: .item(5)) == nil)
    #expect(fixture.texts == ["0", "1", "2", "3"])
    #expect(fixture.view.indexPathsForVisibleItems == (0..<4).map { .item($0) })
    #expect(fixture.view.subviews.count == 4)
  }

  @Test func aCellThatReturnsHasItsContent() {
    let fixture = scrolledNowhere()
    let first = fixture.view.cellForItem(at: .item(0)) as? ItemCell
    for y in stride(from: CGFloat(2), through: 10, by: 2) { fixture.scroll(to: y) }
    #expect(fixture.listing.takeEvents().last == "end 0,0")
    #expect(fixture.view.cellForItem(at: .item(0)) === first)
    fixture.scroll(to: 8)
    #expect(fixture.listing.takeEvents() == ["will 0,0"])
    #expect(fixture.view.visibleCells.first === first && first?.preparations == 0)
    #expect(first?.applied == [.item(0)])
  }

  @Test func aScreenAtRestPreparesNothing() {
    let fixture = Fixture(count: 20, prefetches: true)
    for _ in 0..<5 {
      fixture.view.setNeedsLayout()
      fixture.view.layoutIfNeeded()
    }
    #expect(fixture.view.machine.createdViewCount == 4)
  }

  @Test func aFastScrollPreparesNothing() {
    let fixture = scrolledNowhere()
    fixture.scroll(to: 100)
    #expect(
      fixture.listing.takeEvents()
        == (0..<4).map { "end 0,\($0)" } + (10..<14).flatMap { ["cell 0,\($0)", "will 0,\($0)"] })
    fixture.scroll(to: 0)
    #expect(
      fixture.listing.takeEvents()
        == (10..<14).map { "end 0,\($0)" } + (0..<4).map { "will 0,\($0)" })
  }

  @Test func afterAFastScrollWorkContinuesAtRest() {
    let fixture = scrolledNowhere()
    fixture.scroll(to: 100)
    _ = fixture.listing.takeEvents()
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.listing.takeEvents() == ["cell 0,14"])
  }

  /// Row 14 becomes visible before it is prepared: that pass creates it, and 15 is prepared in the
  /// next one.
  @Test func aPassThatMakesACellPreparesNone() {
    let fixture = scrolledNowhere()
    fixture.scroll(to: 104)
    _ = fixture.listing.takeEvents()
    fixture.scroll(to: 107)
    #expect(fixture.listing.takeEvents() == ["cell 0,14", "will 0,14"])
    for expected in [["cell 0,15"], [], []] {
      fixture.view.setNeedsLayout()
      fixture.view.layoutIfNeeded()
      #expect(fixture.listing.takeEvents() == expected)
    }
  }

  /// Otherwise the image of a frame would need another layout pass, which would prepare a second
  /// cell.
  @Test(arguments: [true, false])
  func cellsThatComeAndGoAskForNoOtherPass(_ prefetches: Bool) {
    let fixture = Fixture(count: 40, prefetches: prefetches)
    fixture.view.layoutIfNeeded()
    for y in [2, 12, 36, 100, 0] as [CGFloat] {
      fixture.scroll(to: y)
      #expect(!fixture.view.layer.needsLayout(), "at \(y)")
    }
    fixture.view.addSubview(UIView())
    #expect(fixture.view.layer.needsLayout())
  }

  @Test func ofARowOneCellIsPreparedAtATime() {
    let listing = Listing(count: 30)
    let fixture = Fixture(listing, prefetches: true)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 6, height: 15)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    fixture.view.collectionViewLayout = flow
    fixture.view.layoutIfNeeded()
    _ = listing.takeEvents()
    var passes: [[String]] = []
    for y in 1...4 {
      fixture.scroll(to: CGFloat(y))
      passes.append(listing.takeEvents())
    }
    #expect(passes == [["cell 0,9"], ["cell 0,10"], ["cell 0,11"], []])
    for y in stride(from: CGFloat(30), through: 36, by: 2) { fixture.scroll(to: y) }
    _ = listing.takeEvents()
    fixture.scroll(to: 34)
    fixture.scroll(to: 32)
    #expect(listing.takeEvents().filter { $0.hasPrefix("cell") } == [])
  }

  @Test func whatWasKeptLongestReturnsToTheQueue() {
    let fixture = Fixture(count: 1_000, prefetches: true)
    fixture.view.layoutIfNeeded()
    for page in 1...10 { fixture.scroll(to: CGFloat(page) * 40) }
    let kept = (0..<40).filter { fixture.view.cellForItem(at: .item($0)) != nil }
    #expect(kept.count == PrefetchingLimits.retainedLimit && kept.last == 39)
    #expect(kept == Array((40 - PrefetchingLimits.retainedLimit)..<40))
    _ = fixture.listing.takeEvents()
    fixture.scroll(to: 0)
    #expect(fixture.listing.takeEvents().contains("cell 0,0"))
  }

  /// At most five rows are visible at once; in addition, only the documented number is created.
  @Test(arguments: [true, false])
  func cellsAreBounded(_ prefetches: Bool) {
    let fixture = Fixture(count: 10_000, prefetches: prefetches)
    for y in stride(from: CGFloat(0), through: 600, by: 3) { fixture.scroll(to: y) }
    for y in stride(from: CGFloat(600), through: 300, by: -2) { fixture.scroll(to: y) }
    for y in stride(from: CGFloat(0), through: 2_000, by: 47) { fixture.scroll(to: y) }
    for y in stride(from: CGFloat(90_000), through: 88_000, by: -333) { fixture.scroll(to: y) }
    let allowance =
      prefetches ? PrefetchingLimits.retainedLimit + PrefetchingLimits.preparedLimit : 0
    #expect(fixture.view.machine.createdViewCount <= 5 + allowance)
  }

  @Test func turnedOffTheOldLifeHolds() {
    let fixture = scrolledNowhere()
    fixture.scroll(to: 2)
    fixture.scroll(to: 12)
    fixture.view.isPrefetchingEnabled = false
    #expect(fixture.view.cellForItem(at: .item(0)) == nil)
    _ = fixture.listing.takeEvents()
    fixture.scroll(to: 9)
    #expect(fixture.listing.takeEvents() == ["cell 0,0", "will 0,0"])
    fixture.scroll(to: 11)
    #expect(fixture.listing.takeEvents() == ["end 0,0"])
  }

  private func scrolledNowhere() -> Fixture {
    let fixture = Fixture(count: 20, prefetches: true)
    fixture.view.layoutIfNeeded()
    _ = fixture.listing.takeEvents()
    return fixture
  }
}
