import Testing
import UIKit
import UIKitTestSupport

@Suite struct UICollectionViewDiffableDataSourceBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UICollectionViewDiffableDataSource") {
    addSnapshots(to: &$0)
    addApplying(to: &$0)
    addOutlines(to: &$0)
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Returns a snapshot of sections "a", "b" … with items.
  static func snapshot(_ sections: [[Int]]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in zip(["a", "b", "c"], sections) {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  private static func addSnapshots(to list: inout Behaviours) {
    list.row(
      "a new snapshot is empty", .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/init()")
    ) {
      #expect(Snapshot().numberOfItems == 0 && Snapshot().numberOfSections == 0)
      #expect(Snapshot().itemIdentifiers == [] && Snapshot().sectionIdentifiers == [])
    }
    list.row(
      "items without a section are appended to the last one",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)")
    ) {
      var snapshot = snapshot([[1], [2]])
      snapshot.appendItems([3, 4])
      #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 3, 4])
      #expect(snapshot.numberOfItems(inSection: "a") == 1)
    }
    list.row(
      "items are inserted directly before and after others",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/insertitems(_:afteritem:)")
    ) {
      var snapshot = snapshot([[1, 2]])
      snapshot.insertItems([8, 9], afterItem: 1)
      snapshot.insertItems([7], beforeItem: 1)
      #expect(snapshot.itemIdentifiers == [7, 1, 8, 9, 2])
    }
    list.row(
      "an item moves beside another one, also in another section",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/moveitem(_:beforeitem:)")
    ) {
      var snapshot = snapshot([[1, 2], [3, 4]])
      snapshot.moveItem(1, beforeItem: 4)
      #expect(snapshot.itemIdentifiers(inSection: "a") == [2])
      #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1, 4])
      #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    }
    list.row(
      "sections are inserted and moved beside others",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/movesection(_:aftersection:)")
    ) {
      var snapshot = snapshot([[1], [2], [3]])
      snapshot.moveSection("a", afterSection: "c")
      snapshot.insertSections(["x"], beforeSection: "c")
      #expect(snapshot.sectionIdentifiers == ["b", "x", "c", "a"])
      #expect(snapshot.itemIdentifiers == [2, 3, 1])
    }
    list.row(
      "a deleted section is removed with its items",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/deletesections(_:)")
    ) {
      var snapshot = snapshot([[1, 2], [3]])
      snapshot.deleteSections(["a"])
      #expect(snapshot.sectionIdentifiers == ["b"] && snapshot.itemIdentifiers == [3])
      #expect(snapshot.indexOfItem(1) == nil)
    }
    list.row(
      "deleting all items deletes all sections, too",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/deleteallitems()"),
      uncertain: "the page says items; a header, everything"
    ) {
      var snapshot = snapshot([[1, 2], [3]])
      snapshot.deleteAllItems()
      #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    }
    list.row(
      "indexes of a snapshot begin at 0, and are nil for missing elements",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/indexofitem(_:)")
    ) {
      let snapshot = snapshot([[5, 6], [7]])
      #expect(snapshot.indexOfItem(5) == 0 && snapshot.indexOfItem(7) == 2)
      #expect(snapshot.indexOfItem(9) == nil)
      #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("z") == nil)
      #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    }
    list.row(
      "a snapshot lists its reloaded and reconfigured items",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct/reloadeditemidentifiers")
    ) {
      var snapshot = snapshot([[1, 2, 3], [4]])
      snapshot.reloadItems([2])
      snapshot.reconfigureItems([3])
      snapshot.reloadSections(["b"])
      #expect(snapshot.reloadedItemIdentifiers == [2])
      #expect(snapshot.reconfiguredItemIdentifiers == [3])
      #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    }
    list.row(
      "a copy of a snapshot changes independently",
      .apple("uikit/nsdiffabledatasourcesnapshot-swift.struct")
    ) {
      let first = snapshot([[1]])
      var second = first
      second.appendItems([2])
      #expect(first.itemIdentifiers == [1] && second.itemIdentifiers == [1, 2])
    }
  }
}
