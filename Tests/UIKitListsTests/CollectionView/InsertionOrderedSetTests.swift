import SeededRandom
import Testing
import UIKit

@testable import UIKitLists

/// Compares an insertion-ordered set with an array.
@Suite struct InsertionOrderedSetTests {
  @Test func randomChangesAgreeWithAList() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<200 {
      var (set, list) = (InsertionOrderedSet<Int>(), [Int]())
      for _ in 0..<random.below(120) {
        let number = random.below(40)
        if random.below(5) < 2 {
          #expect(set.insert(number) == !list.contains(number))
          if !list.contains(number) { list.append(number) }
        } else {
          #expect(set.remove(number) == list.contains(number))
          list.removeAll { $0 == number }
        }
        #expect(set.contains(number) == list.contains(number))
      }
      #expect(set.elements == list && set.count == list.count, "round \(round)")
      #expect(set.isEmpty == list.isEmpty)
      #expect(set.invariantViolation == nil, "round \(round)")
    }
  }

  /// Removal compares an element with itself only, not with all elements.
  @Test func removingAllComparesEachAFewTimes() {
    let elements = (0..<5_000).map { Counted(number: $0) }
    for order in [elements, elements.reversed()] {
      var set = InsertionOrderedSet(elements)
      Counted.comparisons = 0
      for element in order { set.remove(element) }
      #expect(set.isEmpty && Counted.comparisons < 20 * elements.count)
    }
  }

  private struct Counted: Hashable {
    nonisolated(unsafe) static var comparisons = 0
    let number: Int

    static func == (one: Counted, other: Counted) -> Bool {
      comparisons += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}
