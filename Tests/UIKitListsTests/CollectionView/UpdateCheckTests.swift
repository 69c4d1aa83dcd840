import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@Suite struct UpdateCheckTests {
  struct Case: Sendable {
    let name: String
    let before: [Int]
    let after: [Int]
    let change: @Sendable (inout PendingUpdates) -> Void
    let problem: String?
  }

  static let cases: [Case] = [
    Case(
      name: "agreeing", before: [4], after: [4],
      change: {
        $0.deletedItems = [.item(1)]
        $0.insertedItems = [.item(0)]
        $0.movedItems = [(.item(3), .item(1))]
      }, problem: nil),
    Case(
      name: "too many items", before: [3], after: [5], change: { $0.insertedItems = [.item(0)] },
      problem:
        "Invalid update: invalid number of items in section 0.  The number of items contained in "
        + "an "
        + "existing section after the update (5) must be equal to the number of items contained in "
        + "that section before the update (3), plus or minus the number of items inserted or "
        + "deleted "
        + "from that section (1 inserted, 0 deleted) and plus or minus the number of items moved "
        + "into "
        + "or out of that section (0 moved in, 0 moved out)."),
    Case(
      name: "too few sections", before: [1, 1], after: [1], change: { _ in },
      problem:
        "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (1) must be equal to the number of sections "
        + "contained in "
        + "the collection view before the update (2), plus or minus the number of sections "
        + "inserted "
        + "or deleted (0 inserted, 0 deleted)."),
    Case(
      name: "delete past the end", before: [2], after: [1],
      change: { $0.deletedItems = [.item(2)] },
      problem:
        "attempt to delete item 2 from section 0 which only contains 2 items before the update"),
    Case(
      name: "insert past the end", before: [1], after: [2],
      change: { $0.insertedItems = [.item(4)] },
      problem:
        "attempt to insert item 4 into section 0, but there are only 2 items in section 0 after "
        + "the "
        + "update"),
    Case(
      name: "delete and move", before: [2], after: [1],
      change: {
        $0.deletedItems = [.item(1)]
        $0.movedItems = [(.item(1), .item(0))]
      },
      problem: "attempt to perform a delete and a move from the same index path ([0, 1])"),
    Case(
      name: "delete and move a section", before: [1, 1], after: [1],
      change: {
        $0.deletedSections = [1]
        $0.movedSections = [(1, 0)]
      },
      problem: "attempt to perform a delete and a move from the same section (1)"),
    Case(
      name: "insert and move to a section", before: [1, 1], after: [1, 1, 1],
      change: {
        $0.insertedSections = [0]
        $0.movedSections = [(1, 0)]
      },
      problem: "attempt to perform an insert and a move to the same section (0)"),
    Case(
      name: "move from past the end", before: [2], after: [2],
      change: { $0.movedItems = [(.item(2), .item(0))] },
      problem: "attempt to move item 2 from section 0 which only contains 2 items before the update"
    ),
    Case(
      name: "move to past the end", before: [2], after: [2],
      change: { $0.movedItems = [(.item(0), .item(2))] },
      problem:
        "attempt to move an item to item 2 of section 0, but there are only 2 items in section 0 "
        + "after the update"),
    Case(
      name: "move a section that is not there", before: [2], after: [2],
      change: { $0.movedSections = [(1, 0)] },
      problem: "attempt to move section 1, but there are only 1 sections before the update"),
    Case(
      name: "move a section past the end", before: [2], after: [2],
      change: { $0.movedSections = [(0, 1)] },
      problem: "attempt to move a section to 1, but there are only 1 sections after the update"),
    Case(
      name: "insert and move", before: [2], after: [3],
      change: {
        $0.insertedItems = [.item(0)]
        $0.movedItems = [(.item(1), .item(0))]
      },
      problem: "attempt to perform an insert and a move to the same index path ([0, 0])"),
    Case(
      name: "delete and reload", before: [2], after: [1],
      change: {
        $0.deletedItems = [.item(1)]
        $0.reloadedItems = [.item(1)]
      },
      problem: "attempt to delete and reload the same index path ([0, 1])"),
    Case(
      name: "two moves to one place", before: [3], after: [3],
      change: { $0.movedItems = [(.item(0), .item(2)), (.item(1), .item(2))] },
      problem: "attempt to perform multiple moves to the same index path ([0, 2])"),
    Case(
      name: "two moves from one place", before: [3], after: [3],
      change: { $0.movedItems = [(.item(0), .item(2)), (.item(0), .item(1))] },
      problem: "attempt to perform multiple moves from the same index path ([0, 0])"),
    Case(
      name: "two moves of sections to one place", before: [1, 1, 1], after: [1, 1, 1],
      change: { $0.movedSections = [(0, 2), (1, 2)] },
      problem: "attempt to perform multiple moves to the same section (2)"),
    Case(
      name: "two moves of one section", before: [1, 1, 1], after: [1, 1, 1],
      change: { $0.movedSections = [(0, 2), (0, 1)] },
      problem: "attempt to perform multiple moves from the same section (0)"),
    Case(
      name: "two deletions of one item", before: [4], after: [2],
      change: { $0.deletedItems = [.item(1), .item(1)] },
      problem: "attempt to perform multiple deletes of the same index path ([0, 1])"),
    Case(
      name: "two insertions at one place", before: [2], after: [4],
      change: { $0.insertedItems = [.item(1), .item(1)] },
      problem: "attempt to perform multiple inserts to the same index path ([0, 1])"),
    Case(
      name: "reload and move", before: [2], after: [2],
      change: {
        $0.reloadedItems = [.item(1)]
        $0.movedItems = [(.item(1), .item(0))]
      },
      problem: "attempt to perform a delete and a move from the same index path ([0, 1])"),
    Case(
      name: "reload a section and move it", before: [2, 2], after: [2, 2],
      change: {
        $0.reloadedSections = [1]
        $0.movedSections = [(1, 0)]
      },
      problem: "attempt to perform a delete and a move from the same section (1)"),
    Case(
      name: "delete and reload a section", before: [2, 2], after: [2],
      change: {
        $0.deletedSections = [1]
        $0.reloadedSections = [1]
      },
      problem: "attempt to delete and reload the same section (1)"),
    Case(
      name: "reload a section that is not there", before: [2], after: [2],
      change: { $0.reloadedSections = [7] },
      problem:
        "attempt to delete section 7, but there are only 1 sections before the update"),
    Case(
      name: "one item reloaded twice", before: [2], after: [2],
      change: { $0.reloadedItems = [.item(1), .item(1)] }, problem: nil),
  ]

  @Test(arguments: cases.indices) func contradictionsAreNamed(_ index: Int) {
    let sample = Self.cases[index]
    var updates = PendingUpdates()
    sample.change(&updates)
    let check = UpdateCheck(
      updates: updates, old: SectionCounts(items: sample.before),
      new: SectionCounts(items: sample.after))
    #expect(check.problem == sample.problem, "\(sample.name)")
  }
}
