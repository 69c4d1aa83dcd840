import SeededRandom
import Testing
import UIKit

/// Batch updates of compositional layouts have the result of reloading the final data.
@MainActor
@Suite struct CompositionalUpdateTests {
  private static func section(_ number: Int) -> NSCollectionLayoutSection {
    switch number % 3 {
    case 0: return .shelf()
    case 1: return .rows(.estimated(20))
    default:
      let section = NSCollectionLayoutSection.rows(.absolute(15))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(12)), elementKind: "header",
          alignment: .top)
      ]
      section.decorationItems = [.background(elementKind: "background")]
      return section
    }
  }

  private func screen(_ counts: [Int]) -> CompositionalScreen {
    let screen = CompositionalScreen(counts, height: 200) { Self.section($0) }
    screen.wish = { _, size in CGSize(width: size.width, height: 26) }
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    return screen
  }

  @Test(arguments: SeededGenerator.seeds(0..<25))
  func updatesEndWhereReloadingDoes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = screen((0..<3).map { _ in random.below(8) })
    for _ in 0..<6 {
      if random.oneIn(3) { screen.row(0)?.contentOffset.x = CGFloat(random.below(40)) }
      if random.oneIn(3) { screen.scroll(to: CGFloat(random.below(120))) }
      change(screen, &random)
      screen.view.layoutIfNeeded()
      screen.view.machine._checkInvariants()
    }
    let reloaded = self.screen(screen.counts)
    for view in [screen.view, reloaded.view] {
      view.contentOffset = .zero
      view.layoutIfNeeded()
    }
    screen.row(0)?.contentOffset.x = 0
    screen.view.layoutIfNeeded()
    for section in screen.counts.indices {
      for item in 0..<screen.counts[section] {
        let (frame, expected) = (screen.frame(item, section), reloaded.frame(item, section))
        #expect(frame == expected, "seed \(seed): \(section), \(item)")
      }
    }
  }

  /// Inserts, deletes or moves one or two items.
  private func change(_ screen: CompositionalScreen, _ random: inout SeededGenerator) {
    let (section, other) = (random.below(3), random.below(3))
    let count = screen.counts[section]
    switch random.below(3) {
    case 0:
      let item = random.below(count + 1)
      screen.counts[section] += 1
      screen.view.insertItems(at: [IndexPath(item: item, section: section)])
    case 1 where count > 0:
      let item = random.below(count)
      screen.counts[section] -= 1
      screen.view.deleteItems(at: [IndexPath(item: item, section: section)])
    case 2 where count > 0:
      let item = random.below(count)
      screen.counts[section] -= 1
      let target = random.below(screen.counts[other] + 1)
      screen.counts[other] += 1
      screen.view.moveItem(
        at: IndexPath(item: item, section: section), to: IndexPath(item: target, section: other))
    default: break
    }
  }

  @Test func animatedUpdatesMoveCellsFromOneRowToAnother() {
    let screen = CompositionalScreen([4, 4]) { _ in .shelf() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(screen.view)
    window.isHidden = false
    window.layoutIfNeeded()
    let cell = screen.cell(0)
    screen.counts = [3, 5]
    screen.view.performBatchUpdates {
      screen.view.moveItem(
        at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1))
    }
    window.layoutIfNeeded()
    #expect(screen.cell(0, 1) === cell)
    #expect(cell?.superview === screen.row(1))
    #expect(screen.seen(cell) == CGRect(x: 0, y: 30, width: 40, height: 30))
    screen.view.machine._checkInvariants()
  }
}
