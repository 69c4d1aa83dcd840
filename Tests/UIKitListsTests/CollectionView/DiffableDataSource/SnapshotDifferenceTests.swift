import SeededRandom
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@Suite struct SnapshotDifferenceTests {
  /// For all permutations of up to six numbers, the subsequence is increasing and none is longer.
  @Test func theLongestRunIsTheLongest() {
    func permutations(_ list: [Int]) -> [[Int]] {
      guard let last = list.last else { return [[]] }
      return permutations(list.dropLast()).flatMap { rest in
        (0...rest.count).map { rest[..<$0] + [last] + rest[$0...] }
      }
    }
    for count in 0...6 {
      for list in permutations(Array(0..<count)) {
        let run = LongestIncreasingSubsequence.indexes(in: list).map { list[$0] }
        #expect(run == run.sorted())
        let longest = (0..<(1 << count)).map { mask in
          let some = list.indices.filter { mask >> $0 & 1 == 1 }.map { list[$0] }
          return some == some.sorted() ? some.count : 0
        }.max()
        #expect(run.count == longest, "\(list)")
      }
    }
  }

  @Test func oneItemThatGoesFarIsOneMove() {
    var (old, new) = (LetterSnapshot(), LetterSnapshot())
    old.appendSections(["a"])
    old.appendItems(Array(0..<10))
    new.appendSections(["a"])
    new.appendItems(Array(1..<10) + [0])
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.movedItems.map(\.from) == [.item(0)])
    #expect(difference.movedItems.map(\.to) == [.item(9)])
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test(arguments: SeededGenerator.seeds([3]))
  func equalSnapshotsDoNotDiffer(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let snapshot = LetterSnapshot.random(using: &numbers)
      #expect(SnapshotDifference(from: snapshot, to: snapshot).isEmpty)
    }
  }

  /// For random pairs, the item counts are consistent, items in both snapshots have their new
  /// positions, and other new items are inserted.
  @Test(arguments: SeededGenerator.seeds([1]))
  func theChangesLeadFromOneToTheOther(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for round in 0..<4000 {
      let (old, new) = (
        LetterSnapshot.random(using: &numbers), LetterSnapshot.random(using: &numbers)
      )
      let updates = PendingUpdates(SnapshotDifference(from: old, to: new))
      let (before, after) = (SectionCounts(old), SectionCounts(new))
      let problem = UpdateCheck(updates: updates, old: before, new: after).problem
      #expect(problem == nil, "round \(round)")
      let mapping = UpdateMapping(updates, from: before, to: after)
      let indexPaths = new.indexPaths
      for (item, path) in old.indexPaths where mapping.item(path) != indexPaths[item] {
        Issue.record("round \(round): \(item) from \(path)")
      }
      for (index, section) in old.sectionIdentifiers.enumerated()
      where mapping.section(index) != new.indexOfSection(section) {
        Issue.record("round \(round): section \(section)")
      }
    }
  }
}

extension SectionCounts {
  fileprivate init(_ snapshot: LetterSnapshot) {
    self.init(items: snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) })
  }
}

extension PendingUpdates {
  fileprivate init(_ difference: SnapshotDifference) {
    self.init()
    deletedSections = difference.deletedSections
    insertedSections = difference.insertedSections
    movedSections = difference.movedSections
    deletedItems = difference.deletedItems
    insertedItems = difference.insertedItems
    movedItems = difference.movedItems
  }
}
