import SeededRandom
import Testing
import UIKit

@MainActor
@Suite struct CompositionalSelfSizingTests {
  private func screen(
    _ heights: [[CGFloat]], estimate: CGFloat = 20, hasHeader: Bool = false
  ) -> CompositionalScreen {
    let screen = CompositionalScreen(
      heights.map(\.count),
      layout: UICollectionViewCompositionalLayout { _, _ in
        let section = NSCollectionLayoutSection.rows(.estimated(estimate))
        if hasHeader {
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: layoutSize(.fractionalWidth(1), .estimated(10)), elementKind: "header",
              alignment: .top)
          ]
        }
        return section
      })
    screen.wish = { path, size in
      CGSize(width: size.width, height: heights[path.section][path.item])
    }
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    return screen
  }

  @Test func rowsTakeTheHeightTheyAskFor() {
    let screen = screen([[30, 10, 50, 40]])
    #expect((0..<4).map { screen.frame($0)?.minY } == [0, 30, 40, 90])
    #expect(screen.view.visibleCells.map(\.frame.height) == [30, 10, 50, 40])
    #expect(screen.view.contentSize == CGSize(width: 100, height: 130))
  }

  @Test func headersAskForTheirHeight() {
    let screen = screen([[30]], hasHeader: true)
    #expect(screen.frame(of: "header") == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(screen.frame(0)?.minY == 30)
  }

  /// Rows above with heights that differ from their estimates do not move the visible rows.
  @Test(arguments: SeededGenerator.seeds(0..<20))
  func visibleRowsDoNotMove(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let heights = (0..<60).map { _ in CGFloat(5 + random.below(60)) }
    let screen = screen([heights])
    screen.scroll(to: screen.view.contentSize.height - 100)
    while screen.view.contentOffset.y > 0 {
      let before = screen.view.indexPathsForVisibleItems.first
      let place = before.flatMap { screen.frame($0.item)?.minY }.map {
        $0 - screen.view.contentOffset.y
      }
      let step = min(screen.view.contentOffset.y, CGFloat(1 + random.below(30)))
      screen.scroll(to: screen.view.contentOffset.y - step)
      guard let before, let place, screen.view.contentOffset.y > 0,
        let after = screen.frame(before.item)?.minY
      else { break }
      let isVisible = screen.view.indexPathsForVisibleItems.contains(before)
      #expect(
        !isVisible || abs(after - screen.view.contentOffset.y - place - step) < 0.01,
        "seed \(seed)")
    }
  }

  /// After all rows were visible, frames are those of rows with known heights.
  @Test func onceAllHasBeenSeenNothingIsEstimated() {
    let heights = (0..<40).map { CGFloat(7 + ($0 * 13) % 50) }
    let screen = screen([heights])
    for offset in stride(from: CGFloat(0), through: 1500, by: 60) { screen.scroll(to: offset) }
    var start: CGFloat = 0
    for (item, height) in heights.enumerated() {
      #expect(screen.frame(item) == CGRect(x: 0, y: start, width: 100, height: height))
      start += height
    }
    #expect(screen.view.contentSize.height == start)
  }

  /// Only rows that were visible are measured.
  @Test func onlyVisibleRowsOfAHundredThousandAreMeasured() {
    let screen = screen([Array(repeating: 25, count: 100_000)])
    #expect(Set(screen.asked).count <= 6)
    screen.scroll(to: 1_000_000)
    #expect(Set(screen.asked).count <= 14)
  }

  @Test(arguments: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom])
  func scrollToItemLandsWhereSpecified(_ position: UICollectionView.ScrollPosition) throws {
    let heights = (0..<200).map { CGFloat(7 + ($0 * 13) % 50) }
    let screen = screen([heights])
    screen.view.scrollToItem(
      at: IndexPath(item: 120, section: 0), at: position, animated: false)
    screen.view.layoutIfNeeded()
    let frame = try #require(screen.frame(120))
    let seen = frame.offsetBy(dx: 0, dy: -screen.view.contentOffset.y)
    switch position {
    case .top: #expect(seen.minY == 0)
    case .bottom: #expect(seen.maxY == 100)
    default: #expect(abs(seen.midY - 50) <= 0.5)
    }
  }

  /// The last item of a group wider than the view is never visible but the highest.
  @Test func siblingsThatAreNeverVisibleCount() {
    let size = layoutSize(.fractionalWidth(0.25), .uniformAcrossSiblings(estimate: 20))
    let screen = CompositionalScreen([8]) { _ in
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(2), .estimated(20)),
          subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    screen.wish = { path, size in
      CGSize(width: size.width, height: path.item == 3 ? 60 : path.item == 6 ? 45 : 25)
    }
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleCells.count < 8)
    #expect((0..<8).map { screen.frame($0)?.height } == [60, 60, 60, 60, 45, 45, 45, 45])
    screen.view.machine._checkInvariants()
  }

  /// Groups of uniform length: the last row, far below, is the highest.
  @Test func groupsAreAsLongAsTheLongestOfTheSection() {
    let size = layoutSize(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 20))
    let screen = CompositionalScreen([40]) { _ in
      NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    screen.wish = { path, size in CGSize(width: size.width, height: path.item == 39 ? 50 : 25) }
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.frame(38)?.minY == 1_900)
    #expect(screen.view.contentSize.height == 2_000)
  }

  @Test func updatesKeepWhatHasBeenMeasured() {
    let heights: [CGFloat] = [30, 10, 50, 40]
    let screen = screen([heights])
    screen.counts = [3]
    screen.view.performBatchUpdates {
      screen.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect((0..<3).map { screen.frame($0)?.minY } == [0, 30, 80])
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize.height == 120)
  }

  @Test func aNewWidthMeasuresAgain() {
    let screen = screen([[30, 10]])
    let before = screen.asked.count
    screen.view.frame.size.width = 80
    screen.view.layoutIfNeeded()
    #expect(screen.asked.count > before)
    #expect(screen.frame(1) == CGRect(x: 0, y: 30, width: 80, height: 10))
  }
}
