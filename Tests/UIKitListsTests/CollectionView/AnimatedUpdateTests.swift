import SeededRandom
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct AnimatedUpdateTests {
  /// Returns a collection view in a window, laid out.
  private func shown(
    _ sections: [[String]], hasHeaders: Bool = false, prefetches: Bool = false
  ) -> (Fixture, UIWindow) {
    let fixture = Fixture(Listing(sections), hasHeaders: hasHeaders, prefetches: prefetches)
    let window = UIWindow(frame: fixture.view.frame)
    window.addSubview(fixture.view)
    window.layoutIfNeeded()
    _ = fixture.listing.takeEvents()
    return (fixture, window)
  }

  private func seen(_ view: UIView?) -> CALayer { view?.layer.presentation() ?? CALayer() }

  /// With rows of 10 points, the inserted one fades in and the others move down by 10 points, with
  /// easing: 0.231775 of the distance after a third of the time.
  @Test func insertedItemsFadeInOthersSlide() {
    let (fixture, window) = shown([["a", "b"]])
    var heard: [Bool] = []
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["x", "a", "b"]]
      fixture.view.insertItems(at: [.item(0)])
    } completion: {
      heard.append($0)
    }
    let (new, old) = (
      fixture.view.cellForItem(at: .item(0)), fixture.view.cellForItem(at: .item(1))
    )
    #expect(old?.frame.minY == 10 && new?.alpha == 1)
    #expect(seen(old).frame.minY == 0 && seen(new).opacity == 0 && seen(new).frame.minY == 0)
    MediaClock.current.advance(by: 0.1)
    #expect(abs(seen(old).frame.minY - 2.31775) < 1e-4)
    #expect(abs(seen(new).opacity - 0.231775) < 1e-5)
    MediaClock.current.advance(by: 0.05)
    #expect(abs(seen(old).frame.minY - 5) < 1e-9)
    #expect(heard.isEmpty)
    MediaClock.current.advance(by: 0.15)
    #expect(seen(old).frame.minY == 10 && seen(new).opacity == 1 && heard == [true])
    _ = window
  }

  @Test func deletedItemsFadeOutBeforeTheyEnd() {
    let (fixture, window) = shown([["a", "b", "c"]])
    let (gone, kept) = (
      fixture.view.cellForItem(at: .item(1)), fixture.view.cellForItem(at: .item(2))
    )
    fixture.listing.sections = [["a", "c"]]
    fixture.view.deleteItems(at: [.item(1)])
    MediaClock.current.advance(by: 0.15)
    #expect(seen(gone).opacity == 0.5 && gone?.superview === fixture.view)
    #expect(abs(seen(kept).frame.minY - 15) < 1e-9)
    #expect(fixture.listing.takeEvents().isEmpty)
    #expect(fixture.texts == ["a", "c"])
    MediaClock.current.advance(by: 0.15)
    #expect(fixture.listing.takeEvents() == ["end 0,1"] && gone?.superview == nil)
    #expect(fixture.view.cellForItem(at: .item(1)) === kept)
    _ = window
  }

  /// In a view of 35 points with rows of 10, the fourth row becomes invisible and the fifth
  /// visible.
  @Test func itemsSlideInAndOut() {
    let (fixture, window) = shown([["a", "b", "c", "d", "e"]])
    let leaving = fixture.view.cellForItem(at: .item(3))
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["e", "a", "b", "c", "d"]]
      fixture.view.moveItem(at: .item(4), to: .item(0))
    }
    let coming = fixture.view.cellForItem(at: .item(0))
    #expect(seen(coming).frame.minY == 40 && seen(coming).opacity == 1)
    #expect(seen(leaving).frame.minY == 30)
    MediaClock.current.advance(by: 0.15)
    #expect(abs(seen(coming).frame.minY - 20) < 1e-9 && abs(seen(leaving).frame.minY - 35) < 1e-9)
    MediaClock.current.advance(by: 0.15)
    #expect(leaving?.superview == nil && fixture.texts == ["e", "a", "b", "c"])
    _ = window
  }

  @Test func withoutAnimationTheEndComesAtOnce() {
    let (fixture, window) = shown([["a", "b"]])
    var heard: [Bool] = []
    UIView.performWithoutAnimation {
      fixture.view.performBatchUpdates {
        fixture.listing.sections = [["b"]]
        fixture.view.deleteItems(at: [.item(0)])
      } completion: {
        heard.append($0)
      }
    }
    #expect(heard == [true])
    window.layoutIfNeeded()
    #expect(seen(fixture.view.cellForItem(at: .item(0))).frame.minY == 0)
  }

  @Test func reloadingEndsWhatIsUnderWay() {
    let (fixture, window) = shown([["a", "b"]])
    fixture.listing.sections = [["b"]]
    fixture.view.deleteItems(at: [.item(0)])
    fixture.view.reloadData()
    window.layoutIfNeeded()
    #expect(fixture.view.machine.displayed.disappearingElements.isEmpty)
    #expect(fixture.view.subviews.count == 1)
    MediaClock.current.settle()
    #expect(fixture.texts == ["b"])
  }

  /// Random updates of all kinds, many during others' animations, have the same result as
  /// reloading.
  @Test(arguments: SeededGenerator.seeds([20_130_918]))
  func randomUpdatesEndAsReloadingDoes(seed: UInt64) {
    let (fixture, window) = shown([["0", "1", "2"], ["3"]], hasHeaders: true)
    var random = SeededGenerator(seed: seed)
    var named = 4
    for round in 0..<SeededGenerator.tries(2_000) {
      let counts = fixture.listing.sections.map(\.count)
      fixture.performUpdates(RandomUpdate(of: counts, &random), &named)
      window.layoutIfNeeded()
      fixture.view.machine._checkInvariants()
      // Frames of views are final values; only the presentation is animated.
      let frames = fixture.view.machine.displayed.ordered.map {
        ($0.key, $0.value.view.layer.frame)
      }
      let wanted = fixture.view.machine.visibleAttributes().sorted {
        ElementKey.isBehind($0.key, $1.key)
      }
      #expect(frames.map(\.0) == wanted.map(\.key), "round \(round)")
      #expect(frames.map(\.1) == wanted.map(\.value.frame), "round \(round)")
      let texts = wanted.filter { $0.key.category == .cell }.map {
        fixture.listing.sections[$0.key.indexPath.section][$0.key.indexPath.item]
      }
      #expect(fixture.texts == texts, "round \(round)")
      if random.below(3) == 0 { MediaClock.current.advance(by: Double(random.below(40)) / 100) }
      if random.below(8) == 0 {
        let length = max(0, fixture.view.contentSize.height - 35)
        fixture.view.contentOffset.y = CGFloat(random.below(Int(length) + 1))
        window.layoutIfNeeded()
      }
      guard round % 50 == 0 else { continue }
      MediaClock.current.settle()
      #expect(fixture.view.machine.displayed.disappearingElements.isEmpty, "round \(round)")
      #expect(fixture.view.subviews.count == fixture.view.machine.displayed.count, "round \(round)")
      let reloaded = Fixture(Listing(fixture.listing.sections), hasHeaders: true)
      reloaded.view.layoutIfNeeded()
      reloaded.scroll(to: fixture.view.contentOffset.y)
      let isSame = reloaded.picture() == fixture.picture()
      #expect(isSame, "round \(round)")
    }
  }

  /// Random updates during scrolling with prepared and retained cells, which follow their items.
  @Test(arguments: SeededGenerator.seeds([20_160_615]))
  func offscreenCellsFollowRandomUpdates(seed: UInt64) {
    let (fixture, window) = shown(
      [(0..<12).map { "\($0)" }, ["x"]], hasHeaders: true, prefetches: true)
    var random = SeededGenerator(seed: seed)
    var named = 12
    var mostOutOfSight = 0
    for round in 0..<SeededGenerator.tries(500) {
      let step = CGFloat(random.below(7)) - 3
      fixture.view.contentOffset = fixture.view.clampedContentOffset(
        CGPoint(x: 0, y: fixture.view.contentOffset.y + (random.below(20) == 0 ? 40 : step)))
      window.layoutIfNeeded()
      mostOutOfSight = max(mostOutOfSight, fixture.view.machine.prefetching.standby.count)
      if random.below(3) == 0 {
        let counts = fixture.listing.sections.map(\.count)
        fixture.performUpdates(RandomUpdate(of: counts, &random), &named)
      }
      if random.below(3) == 0 { MediaClock.current.settle() }
      window.layoutIfNeeded()
      for (section, texts) in fixture.listing.sections.enumerated() {
        for (item, text) in texts.enumerated() {
          guard let cell = fixture.view.cellForItem(at: .item(item, section)) else { continue }
          #expect((cell as? ItemCell)?.text == text, "round \(round)")
        }
      }
    }
    #expect(mostOutOfSight > 4)
  }

  /// A layout that reports an inserted header at the index path of a visible one.
  private final class Replacing: RowsLayout {
    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] { [IndexPath(item: 0, section: 0)] }
  }

  @Test func anInsertedHeaderFadesInAndTheOldOneOut() {
    let fixture = Fixture(Listing([["a", "b"]]), hasHeaders: true, layout: Replacing())
    let window = UIWindow(frame: fixture.view.frame)
    window.addSubview(fixture.view)
    window.layoutIfNeeded()
    func header() -> UIView? {
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0))
    }
    let old = header()
    fixture.listing.sections = [["a", "b", "c"]]
    fixture.view.insertItems(at: [.item(2)])
    MediaClock.current.advance(by: 0.15)
    let new = header()
    #expect(old != nil && new != nil && new !== old)
    #expect(abs(seen(new).opacity - 0.5) < 1e-5 && abs(seen(old).opacity - 0.5) < 1e-5)
    MediaClock.current.advance(by: 0.15)
    #expect(seen(new).opacity == 1 && old?.isHidden != false || old?.superview == nil)
  }
}
