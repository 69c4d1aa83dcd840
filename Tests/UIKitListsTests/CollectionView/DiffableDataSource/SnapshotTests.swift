import Testing
import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// Returns a snapshot of sections and their items.
private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
  var result = Snapshot()
  for (section, items) in sections {
    result.appendSections([section])
    result.appendItems(items, toSection: section)
  }
  return result
}

private func contents(_ snapshot: Snapshot) -> [[Int]] {
  snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
}

@Suite struct SnapshotTests {
  @Test func itemsGoToTheEndOfTheLastSectionOrOfTheNamedOne() {
    var it = Snapshot()
    it.appendSections(["a", "b"])
    it.appendItems([1, 2])
    it.appendItems([3], toSection: "a")
    it.appendItems([4])
    #expect(contents(it) == [[3], [1, 2, 4]])
    #expect(it.numberOfItems == 4 && it.numberOfSections == 2)
    #expect(it.numberOfItems(inSection: "b") == 3)
    #expect(it.itemIdentifiers == [3, 1, 2, 4])
    #expect(it.indexOfItem(1) == 1 && it.indexOfItem(9) == nil)
    #expect(it.indexOfSection("b") == 1 && it.indexOfSection("c") == nil)
    #expect(it.sectionIdentifier(containingItem: 3) == "a")
    #expect(it.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func itemsGoBeforeAndAfterOthers() {
    var it = snapshot(["a": [1, 2], "b": [3]])
    it.insertItems([10, 11], beforeItem: 2)
    it.insertItems([12], afterItem: 3)
    #expect(contents(it) == [[1, 10, 11, 2], [3, 12]])
    it.moveItem(1, afterItem: 12)
    it.moveItem(12, beforeItem: 10)
    #expect(contents(it) == [[12, 10, 11, 2], [3, 1]])
    #expect(it.sectionIdentifier(containingItem: 1) == "b")
    it.deleteItems([11, 3, 99])
    #expect(contents(it) == [[12, 10, 2], [1]])
  }

  @Test func sectionsGoBeforeAndAfterOthersWithTheirItems() {
    var it = snapshot(["a": [1], "b": [2], "c": [3]])
    it.insertSections(["x"], beforeSection: "a")
    it.insertSections(["y"], afterSection: "a")
    #expect(it.sectionIdentifiers == ["x", "a", "y", "b", "c"])
    it.moveSection("c", beforeSection: "a")
    it.moveSection("x", afterSection: "b")
    #expect(it.sectionIdentifiers == ["c", "a", "y", "b", "x"])
    it.deleteSections(["a", "nowhere"])
    #expect(contents(it) == [[3], [], [2], []])
    #expect(it.indexOfItem(1) == nil)
    it.deleteAllItems()
    #expect(it.numberOfSections == 0 && it.numberOfItems == 0)
  }

  @Test func itemsThatAreThereAlreadyAreMoved() {
    var it = snapshot(["a": [1, 2], "b": [3]])
    it.appendItems([1, 4], toSection: "b")
    #expect(contents(it) == [[2], [3, 1, 4]])
    it.insertItems([3], beforeItem: 2)
    #expect(contents(it) == [[3, 2], [1, 4]])
  }

  @Test func marksAreKeptOnceInOrderAndGoWithWhatIsDeleted() {
    var it = snapshot(["a": [1, 2, 3], "b": [4]])
    it.reloadItems([3, 1])
    it.reloadItems([1, 4])
    it.reconfigureItems([2])
    it.reloadSections(["b", "a"])
    #expect(it.reloadedItemIdentifiers == [3, 1, 4])
    #expect(it.reconfiguredItemIdentifiers == [2])
    #expect(it.reloadedSectionIdentifiers == ["b", "a"])
    it.deleteItems([1, 2])
    it.deleteSections(["b"])
    #expect(it.reloadedItemIdentifiers == [3])
    #expect(it.reconfiguredItemIdentifiers == [])
    #expect(it.reloadedSectionIdentifiers == ["a"])
  }

  @Test func aSnapshotIsAValue() {
    let first = snapshot(["a": [1]])
    var second = first
    second.appendItems([2])
    #expect(contents(first) == [[1]] && contents(second) == [[1, 2]])
  }
}

/// Invalid operations and their messages.
@Suite struct SnapshotErrorTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func repeatedItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var it = Snapshot()
      it.appendSections(["a"])
      it.appendItems([1, 2, 1])
    }
    #expect(
      said(result).contains(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"))
  }

  @Test func repeatedSections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var it = Snapshot()
      it.appendSections(["a"])
      it.appendSections(["a"])
    }
    #expect(said(result).contains("section identifier that already exists in the snapshot"))
  }

  @Test func itemsWithoutASection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var it = Snapshot()
      it.appendItems([1])
    }
    #expect(said(result).contains("There are currently no sections in the data source."))
  }

  @Test func aMissingItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var it = Snapshot()
      it.appendSections(["a"])
      it.reconfigureItems([7])
    }
    #expect(
      said(result).contains(
        "Attempted to reconfigure item identifier that does not exist in the snapshot: 7"))
  }

  @Test func aMissingSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Snapshot().numberOfItems(inSection: "a")
    }
    #expect(said(result).contains("Section identifier was not found."))
  }
}
