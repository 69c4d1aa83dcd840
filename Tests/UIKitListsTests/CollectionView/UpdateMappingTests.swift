import SeededRandom
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Compares index paths after an update with explicit arrays.
@Suite struct UpdateMappingTests {
  @Test(arguments: SeededGenerator.seeds([7]))
  func randomUpdatesAgreeWithTheirLists(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<1000 {
      let counts = (0..<1 + random.below(4)).map { _ in random.below(6) }
      let change = RandomUpdate(of: counts, &random)
      let mapping = UpdateMapping(change.updates, from: change.old, to: change.new)
      for section in -1...counts.count {
        #expect(mapping.section(section) == change.sections[section], "round \(round)")
        guard !change.updates.reloadedSections.contains(section) else { continue }
        for item in -1...(counts[safe: section] ?? 0) {
          let path = IndexPath.item(item, section)
          #expect(mapping.item(path) == change.items[path], "round \(round), \(path)")
        }
      }
      mapping._checkInvariants(change.updates)
      let check = UpdateCheck(updates: change.updates, old: change.old, new: change.new)
      #expect(check.problem == nil, "round \(round)")
    }
  }

  @Test func aMillionItemsCostWhatIsNamed() {
    var updates = PendingUpdates()
    updates.deletedItems = [.item(3), .item(500_000)]
    updates.insertedItems = [.item(0), .item(999_999)]
    let counts = SectionCounts(items: [1_000_000])
    let mapping = UpdateMapping(updates, from: counts, to: counts)
    #expect(mapping.item(.item(0)) == .item(1))
    #expect(mapping.item(.item(3)) == nil && mapping.item(.item(4)) == .item(4))
    #expect(mapping.item(.item(500_001)) == .item(500_000))
    #expect(mapping.item(.item(999_999)) == .item(999_998))
  }
}
