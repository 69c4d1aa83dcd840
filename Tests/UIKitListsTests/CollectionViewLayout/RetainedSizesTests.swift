import SeededRandom
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Measured sizes of cells are preserved by batch updates.
@MainActor
@Suite struct RetainedSizesTests {
  private let estimate = CGSize(width: 100, height: 10)

  private func sizes(_ heights: [[Int]]) -> [[CGSize]] {
    heights.map { list in list.map { CGSize(width: 100, height: $0) } }
  }

  private func screen(_ heights: [[Int]]) -> FittingScreen {
    FittingScreen(sizes(heights), estimate: estimate)
  }

  /// Makes each item visible once, then scrolls to an offset.
  private func seeAll(_ screen: FittingScreen, thenScrollTo y: CGFloat) {
    screen.view.layoutIfNeeded()
    var place: CGFloat = 0
    while place < screen.view.contentSize.height {
      screen.scroll(to: place)
      place += 50
    }
    screen.scroll(to: y)
  }

  /// Rows of 20 points, 10 apart, except for two of 10: 870 points. Rows from 300 to 400 are
  /// visible; the update is far above.
  @Test func offscreenSizesAreKept() {
    let screen = screen([Array(repeating: 20, count: 30)])
    seeAll(screen, thenScrollTo: 300)
    screen.asked = []
    screen.view.performBatchUpdates {
      screen.view.deleteItems(at: [.item(1)])
      screen.view.insertItems(at: [.item(0)])
      screen.view.reloadItems(at: [.item(4)])
    }
    screen.view.layoutIfNeeded()
    let heights = screen.frames.map { $0?.height ?? 0 }
    let others = heights.enumerated().filter { $0.offset != 0 && $0.offset != 4 }.map(\.element)
    // The new and the reloaded item are estimated; all others were measured.
    #expect(heights[0] == 10 && heights[4] == 10)
    #expect(Set(others) == [20])
    #expect(screen.view.contentSize.height == CGFloat(870))
    #expect(screen.view.contentOffset.y == 300)
  }

  /// The delegate returns 10 for each row, but cells measure 20: measured sizes remain with their
  /// items, and new or reloaded items begin with the delegate's size.
  @Test func sizesAreKeptWhereTheDelegateGivesSomeToo() {
    let delegate = KnownSizes(sizes([Array(repeating: 10, count: 30)]))
    let screen = FittingScreen(
      sizes([Array(repeating: 20, count: 30)]), estimate: estimate, delegate: delegate)
    seeAll(screen, thenScrollTo: 300)
    #expect(Set(screen.frames.map { $0?.height }) == [20])
    screen.view.performBatchUpdates {
      screen.view.deleteItems(at: [.item(1)])
      screen.view.insertItems(at: [.item(0)])
      screen.view.moveItem(at: .item(29), to: .item(2))
      screen.view.reloadItems(at: [.item(4)])
    }
    screen.view.layoutIfNeeded()
    // The old item 4 is now at 5: 0 is new, 1 is the old 0, 2 is the old 29, 3 is the old 2.
    let heights = screen.frames.map { $0?.height ?? 0 }
    #expect(heights == (0..<30).map { $0 == 0 || $0 == 5 ? 10 : 20 })
    #expect(screen.frame(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(screen.frame(6) == CGRect(x: 0, y: 160, width: 100, height: 20))
    #expect(screen.view.contentSize.height == CGFloat(870))
    #expect(screen.view.contentOffset.y == 300)
  }

  /// An item that was never visible has the delegate's size at its new index path.
  @Test func whatWasNotSeenIsTheDelegates() {
    let delegate = KnownSizes(sizes([(0..<30).map { 10 + $0 }]))
    let screen = FittingScreen(
      sizes([Array(repeating: 50, count: 30)]), estimate: estimate, delegate: delegate)
    screen.view.layoutIfNeeded()
    let delegates: [CGFloat] = (0..<30).map { 10 + CGFloat($0) }
    var heights = Array(repeating: 50, count: 5) + delegates.dropFirst(5)
    #expect(screen.frames.map { $0?.height } == heights)
    delegate.sizes[0].removeFirst()
    screen.sizes[0].removeFirst()
    screen.view.deleteItems(at: [.item(0)])
    screen.view.layoutIfNeeded()
    heights.removeFirst()
    #expect(screen.frames.map { $0?.height } == heights)
  }

  @Test func aNewSectionAndAMovedOneKeepWhatTheyHave() {
    let screen = screen([[20, 21], [30], [40, 41]])
    seeAll(screen, thenScrollTo: 0)
    screen.view.performBatchUpdates {
      screen.sizes = sizes([[41, 40], [99], [20, 30]])
      screen.view.deleteSections([1])
      screen.view.insertSections([1])
      screen.view.moveSection(2, toSection: 0)
      screen.view.moveItem(at: .item(1, 2), to: .item(0, 0))
      screen.view.deleteItems(at: [.item(1, 0)])
      screen.view.moveItem(at: .item(0, 1), to: .item(1, 2))
    }
    screen.view.layoutIfNeeded()
    #expect(screen.frames.map { $0?.height } == [41, 40, 99, 20, 30])
  }

  @Test func theAverageIsKeptToo() {
    let screen = FittingScreen(
      [(0..<200).map { _ in CGSize(width: 100, height: 20) }],
      estimate: UICollectionViewFlowLayout.automaticSize)
    screen.view.layoutIfNeeded()
    screen.scroll(to: 3000)
    let before = screen.view.contentOffset
    screen.sizes[0].removeLast()
    screen.view.deleteItems(at: [.item(199)])
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentOffset == before)
    #expect(screen.view.contentSize.height == CGFloat(5960))
  }

  @Test func reloadingDiscardsThem() {
    let screen = screen([Array(repeating: 20, count: 30)])
    seeAll(screen, thenScrollTo: 300)
    screen.view.performBatchUpdates { screen.view.reloadSections([0]) }
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0)?.height == 10)
  }

  /// Sizes known before an update are known after it, and all frames are those of a layout with the
  /// known sizes, and the estimate for the rest.
  @Test(arguments: SeededGenerator.seeds([2_014]))
  func randomUpdatesLoseNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var heights = (0..<40).map { _ in 5 + random.below(30) }
    let screen = screen([heights])
    screen.view.layoutIfNeeded()
    var keptOutOfSight = 0
    for round in 0..<300 {
      screen.scroll(to: CGFloat(random.below(600)))
      let known = (0..<heights.count).filter {
        screen.layout.geometry?.isMeasured(item: $0, inSection: 0) ?? false
      }
      // The old indexes of the items; nil for a new one.
      var places: [Int?] = Array(heights.indices)
      var (gone, come): ([Int], Int?) = ([], nil)
      var move: (from: Int, to: Int)?
      if places.count > 20 { gone = [random.below(places.count)] }
      places.removeAll { gone.contains($0 ?? -1) }
      if random.below(2) == 0, let from = places[random.below(places.count)] {
        places.removeAll { $0 == from }
        let to = random.below(places.count + 1)
        places.insert(from, at: to)
        move = (from, to)
      }
      if random.below(3) > 0 {
        let place = random.below(places.count + 1)
        places.insert(nil, at: place)
        come = place
        if let to = move?.to, to >= place { move?.to += 1 }
      }
      heights = places.map { $0.map { heights[$0] } ?? 5 + random.below(30) }
      screen.view.performBatchUpdates {
        screen.sizes = sizes([heights])
        screen.view.deleteItems(at: gone.map { .item($0) })
        if let come { screen.view.insertItems(at: [.item(come)]) }
        if let move { screen.view.moveItem(at: .item(move.from), to: .item(move.to)) }
      }
      screen.view.layoutIfNeeded()
      let isKnown = heights.indices.map {
        screen.layout.geometry?.isMeasured(item: $0, inSection: 0) ?? false
      }
      for (place, old) in places.enumerated() where old.map(known.contains) ?? false {
        #expect(isKnown[place], "round \(round), item \(place)")
        if screen.view.cellForItem(at: .item(place)) == nil { keptOutOfSight += 1 }
      }
      let given = zip(heights, isKnown).map { CGSize(width: 100, height: $1 ? $0 : 10) }
      let delegate = KnownSizes([given])
      let other = FittingScreen([given], estimate: .zero, delegate: delegate)
      other.view.layoutIfNeeded()
      #expect(screen.frames == other.frames, "round \(round)")
    }
    #expect(keptOutOfSight > 1000)
  }
}
