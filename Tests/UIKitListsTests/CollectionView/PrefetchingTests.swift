import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// The order of prefetching announcements and cancellations.
///
/// The view is 35 points high, and rows are 10: 3.5 points per pass are not fast.
@MainActor @Suite struct PrefetchingTests {
  /// Records announcements in the data source's log.
  final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    let listing: Listing
    init(_ listing: Listing) { self.listing = listing }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      for path in indexPaths { #expect(collectionView.cellForItem(at: path) == nil) }
      listing.heard.append("prefetch \(indexPaths.map(\.item))")
    }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { listing.heard.append("cancel \(indexPaths.map(\.item))") }
  }

  struct Prefetched {
    let fixture: Fixture
    let prefetcher: Prefetcher

    @MainActor init(count: Int, layout: UICollectionViewLayout? = nil) {
      fixture = Fixture(count: count, prefetches: true)
      prefetcher = Prefetcher(fixture.listing)
      fixture.view.prefetchDataSource = prefetcher
      if let layout { fixture.view.collectionViewLayout = layout }
      fixture.view.layoutIfNeeded()
    }

    /// Returns the announcements since the last call.
    @MainActor func announcements() -> [String] {
      fixture.listing.takeEvents().filter { $0.hasPrefix("prefetch") || $0.hasPrefix("cancel") }
    }

    @MainActor func rest() {
      fixture.view.setNeedsLayout()
      fixture.view.layoutIfNeeded()
    }
  }

  /// From a published log of UIKit for items of the screen's size: the first item's cell and the
  /// second's announcement; after paging, the third's announcement, then the third's cell.
  @Test func itemsAsLargeAsTheScreenComeInUIKitsOrder() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 35)
    flow.minimumLineSpacing = 0
    let prefetched = Prefetched(count: 9, layout: flow)
    let (fixture, listing) = (prefetched.fixture, prefetched.fixture.listing)
    #expect(listing.takeEvents() == ["cell 0,0", "will 0,0", "prefetch [1]"])
    for y in stride(from: CGFloat(3), to: 35, by: 3) { fixture.scroll(to: y) }
    fixture.scroll(to: 35)
    #expect(
      listing.takeEvents() == [
        "cell 0,1", "will 0,1", "prefetch [2]", "cell 0,2", "end 0,0",
      ])
  }

  @Test func announcementsAreOrderedNearestFirst() {
    let prefetched = Prefetched(count: 100)
    #expect(prefetched.announcements() == ["prefetch [4, 5]"])
    prefetched.fixture.scroll(to: 500)
    _ = prefetched.announcements()
    prefetched.fixture.scroll(to: 503)
    #expect(prefetched.announcements() == ["prefetch [54, 55, 56, 57]"])
    prefetched.fixture.scroll(to: 501)
    #expect(prefetched.announcements() == ["cancel [54, 55, 56, 57]", "prefetch [49, 48, 47, 46]"])
  }

  /// A cell is prepared in a later pass than its announcement.
  @Test func anItemIsPreparedInALaterPassThanItIsAnnounced() {
    let prefetched = Prefetched(count: 100)
    prefetched.fixture.scroll(to: 500)
    _ = prefetched.fixture.listing.takeEvents()
    prefetched.fixture.scroll(to: 503)
    #expect(prefetched.fixture.listing.takeEvents() == ["prefetch [54, 55, 56, 57]"])
    prefetched.fixture.scroll(to: 504)
    #expect(prefetched.fixture.listing.takeEvents() == ["cell 0,54"])
  }

  @Test func nothingIsAnnouncedWhileScrollingFast() {
    let prefetched = Prefetched(count: 1_000)
    _ = prefetched.announcements()
    for y in stride(from: CGFloat(10), through: 200, by: 10) { prefetched.fixture.scroll(to: y) }
    #expect(!prefetched.announcements().contains { $0.hasPrefix("prefetch") })
    prefetched.rest()
    #expect(prefetched.announcements() == ["prefetch [24, 25]"])
  }

  @Test func stoppingTakesBackWhatIsFarAhead() {
    let prefetched = Prefetched(count: 100)
    prefetched.fixture.scroll(to: 2)
    #expect(prefetched.announcements() == ["prefetch [4, 5]", "prefetch [6, 7]"])
    prefetched.rest()
    #expect(prefetched.announcements() == ["cancel [6, 7]"])
    prefetched.rest()
    #expect(prefetched.announcements() == [])
  }

  @Test func goingElsewhereTakesEverythingBack() {
    let prefetched = Prefetched(count: 100)
    prefetched.fixture.scroll(to: 2)
    _ = prefetched.announcements()
    prefetched.fixture.scroll(to: 600)
    #expect(prefetched.announcements() == ["cancel [5, 6, 7]"])
  }

  /// After scrolling to the end, each item that was not initially visible was announced once before
  /// its cell was requested; nothing was cancelled.
  @Test func aSteadyScrollAnnouncesEveryItemOnce() {
    let prefetched = Prefetched(count: 40)
    for y in stride(from: CGFloat(3), through: 365, by: 3) { prefetched.fixture.scroll(to: y) }
    let heard = prefetched.fixture.listing.takeEvents()
    var announced: [Int] = []
    for line in heard where line.hasPrefix("prefetch") {
      announced += line.dropFirst("prefetch [".count).dropLast().split(separator: ", ")
        .compactMap { Int($0) }
    }
    #expect(announced == Array(4..<40))
    #expect(!heard.contains { $0.hasPrefix("cancel") })
    #expect(heard.filter { $0.hasPrefix("cell") } == (0..<40).map { "cell 0,\($0)" })
  }

  @Test func batchesAreBounded() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 1, height: 10)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    let prefetched = Prefetched(count: 400, layout: flow)
    _ = prefetched.announcements()
    prefetched.fixture.view.reloadData()
    prefetched.rest()
    let first = Array(80..<(80 + PrefetchingLimits.prefetchBatchLimit))
    #expect(prefetched.announcements() == ["prefetch \(first)"])
    prefetched.rest()
    let second = first.map { $0 + PrefetchingLimits.prefetchBatchLimit }
    #expect(prefetched.announcements() == ["prefetch \(second)"])
  }

  @Test func announcementsFollowUpdatesAndEndWithReloads() {
    let prefetched = Prefetched(count: 100)
    _ = prefetched.announcements()
    prefetched.fixture.listing.sections[0].removeFirst()
    prefetched.fixture.view.deleteItems(at: [.item(0)])
    prefetched.fixture.view.layoutIfNeeded()
    #expect(prefetched.announcements() == ["prefetch [5]"])
    prefetched.fixture.view.reloadData()
    prefetched.fixture.view.layoutIfNeeded()
    #expect(prefetched.announcements() == ["prefetch [4, 5]"])
  }

  @Test func turnedOffNothingIsAnnounced() {
    let fixture = Fixture(count: 100)
    let prefetcher = Prefetcher(fixture.listing)
    fixture.view.prefetchDataSource = prefetcher
    for y in 0..<20 { fixture.scroll(to: CGFloat(y)) }
    #expect(!fixture.listing.takeEvents().contains { $0.hasPrefix("prefetch") })
  }
}

@Suite struct ScrollMotionTests {
  private func motion(_ steps: [(CGPoint, CFTimeInterval)]) -> ScrollMotion {
    var motion = ScrollMotion()
    for (origin, time) in steps {
      motion.note(
        CGRect(origin: origin, size: CGSize(width: 100, height: 200)),
        contentSize: CGSize(width: 1_000, height: 1_000), at: time)
    }
    return motion
  }

  /// Six lengths per second are 20 points per 1/60 second vertically, 10 horizontally.
  @Test(arguments: [
    (CGPoint(x: 0, y: 20), 0.0, ScrollMotion.Pace.slow), (CGPoint(x: 0, y: 20.5), 0, .fast),
    (CGPoint(x: 10, y: 0), 0, .slow), (CGPoint(x: -10.5, y: 0), 0, .fast),
    (CGPoint(x: 0, y: 1_200), 1, .slow), (CGPoint(x: 0, y: 1_300), 1, .fast),
    (CGPoint(x: 0, y: 20), 0.01, .fast), (CGPoint.zero, 0, .resting), (CGPoint.zero, 5, .resting),
  ])
  func paceIsDistanceOverTime(
    _ origin: CGPoint, _ seconds: CFTimeInterval, _ pace: ScrollMotion.Pace
  ) {
    #expect(motion([(.zero, 7), (origin, 7 + seconds)]).pace == pace)
  }

  @Test func theStripIsInTheDirectionOfTheScroll() {
    let viewport = CGRect(x: 300, y: 400, width: 100, height: 200)
    func strip(from start: CGPoint) -> CGRect {
      motion([(start, 0), (viewport.origin, 0)]).strip(ahead: 0.5, of: viewport)
    }
    #expect(strip(from: CGPoint(x: 300, y: 390)) == CGRect(x: 300, y: 600, width: 100, height: 100))
    #expect(strip(from: CGPoint(x: 300, y: 410)) == CGRect(x: 300, y: 300, width: 100, height: 100))
    #expect(strip(from: CGPoint(x: 290, y: 401)) == CGRect(x: 400, y: 400, width: 50, height: 200))
    #expect(strip(from: CGPoint(x: 310, y: 401)) == CGRect(x: 250, y: 400, width: 50, height: 200))
  }
}
