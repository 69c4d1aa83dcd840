import Sessions
import Testing
import UIKit
import UIKitTestSupport
import WorkMeter

/// A screen at rest prepares cells ahead, one per frame.
///
/// The view is 35 points high, and rows are 10: rows 4 and 5 begin within half a length below it.
@MainActor @Suite struct PrefetchingAtRestTests {
  private let fixture: Fixture
  private let window: UIWindow

  /// The screen has its own clock, since other screens would prepare cells on a shared one.
  init() {
    (fixture, window) = RenderSession.fresh(scale: 1).run {
      let fixture = Fixture(count: 100, prefetches: true)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 35))
      window.addSubview(fixture.view)
      window.layoutIfNeeded()
      return (fixture, window)
    }
  }

  private func frames(_ count: Int) { window.clock.advance(by: Double(count) / 60 + 0.001) }

  @Test func oneCellAFrameIsRequestedAndNotShown() {
    #expect(fixture.listing.takeEvents().filter { $0.hasPrefix("cell") }.count == 4)
    frames(1)
    #expect(fixture.listing.takeEvents() == ["cell 0,4"])
    frames(1)
    #expect(fixture.listing.takeEvents() == ["cell 0,5"])
    frames(60)
    #expect(fixture.listing.takeEvents() == [])
    fixture.view.machine._checkInvariants()
  }

  @Test func theFirstRowScrolledInWasRequestedBefore() {
    frames(10)
    _ = fixture.listing.takeEvents()
    fixture.scroll(to: 6)
    #expect(fixture.listing.takeEvents().filter { $0.hasSuffix("0,4") } == ["will 0,4"])
  }

  @Test func itemsAreAnnouncedFrameByFrame() {
    let prefetcher = PrefetchingTests.Prefetcher(fixture.listing)
    fixture.view.prefetchDataSource = prefetcher
    _ = fixture.listing.takeEvents()
    // Cells of announced items are requested in later frames.
    frames(1)
    #expect(fixture.listing.takeEvents() == ["prefetch [4, 5]"])
    frames(2)
    #expect(fixture.listing.takeEvents() == ["cell 0,4", "cell 0,5"])
    withExtendedLifetime(prefetcher) {}
  }

  @Test func nothingWaitsForIt() {
    _ = fixture.listing.takeEvents()
    let time = window.clock.now
    #expect(window.clock.isIdle && window.clock.settle())
    #expect(window.clock.now == time)
    #expect(fixture.listing.takeEvents() == [])
  }

  @Test func itIsCountedApart() {
    let start = WorkMeter.tally
    frames(10)
    let atRest = WorkMeter.tally
    #expect((atRest - start)[.cellsPreparedAtRest] == 2 && (atRest - start)[.cellsPrepared] == 0)
    for y in 1...30 { fixture.scroll(to: CGFloat(y)) }
    #expect((WorkMeter.tally - atRest)[.cellsPrepared] > 0)
    #expect((WorkMeter.tally - atRest)[.cellsPreparedAtRest] == 0)
  }

  @Test func notWithoutPrefetching() {
    fixture.view.isPrefetchingEnabled = false
    _ = fixture.listing.takeEvents()
    frames(10)
    #expect(fixture.listing.takeEvents() == [])
  }

  @Test func aViewThatWasRemovedIsNotKept() {
    weak var view: UICollectionView?
    let other = UIWindow(frame: window.frame)
    do {
      let fixture = Fixture(count: 100, prefetches: true)
      other.addSubview(fixture.view)
      other.layoutIfNeeded()
      view = fixture.view
      fixture.view.removeFromSuperview()
    }
    #expect(view == nil)
  }
}
