import SeededRandom
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct DiffableDataSourceTests {
  @Test func aSnapshotIsShown() {
    let screen = DiffableScreen()
    screen.apply(["a": [1, 2], "b": [3]])
    #expect(screen.view.visibleCells.compactMap { ($0 as? ItemCell)?.text } == ["1", "2", "3"])
    #expect(screen.source.itemIdentifier(for: .item(0, 1)) == 3)
    #expect(screen.source.itemIdentifier(for: .item(1, 1)) == nil)
    #expect(screen.source.itemIdentifier(for: .item(0, 2)) == nil)
    #expect(screen.source.indexPath(for: 2) == .item(1) && screen.source.indexPath(for: 9) == nil)
    #expect(screen.source.sectionIdentifier(for: 1) == "b")
    #expect(screen.source.sectionIdentifier(for: 2) == nil)
    #expect(screen.source.index(for: "b") == 1 && screen.source.index(for: "z") == nil)
  }

  @Test func whatStaysIsNotRequestedAgain() {
    let screen = DiffableScreen()
    screen.apply(["a": [1, 2, 3]])
    let kept = screen.view.cellForItem(at: .item(2))
    _ = screen.takeCells()
    screen.apply(["a": [3, 4], "b": [2]])
    #expect(screen.takeCells() == [4])
    #expect(screen.view.cellForItem(at: .item(0)) === kept)
    screen.apply(["a": [3, 4], "b": [2]])
    #expect(screen.takeCells() == [])
  }

  @Test func theCompletionIsCalledOnce() {
    let screen = DiffableScreen()
    var snapshot = LetterSnapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    var calls = 0
    screen.source.apply(snapshot, animatingDifferences: false) { calls += 1 }
    screen.source.apply(snapshot, animatingDifferences: false) { calls += 1 }
    screen.source.applySnapshotUsingReloadData(snapshot) { calls += 1 }
    #expect(calls == 3)
  }

  @Test func applyingCanBeAwaited() async {
    let screen = DiffableScreen()
    var snapshot = LetterSnapshot()
    snapshot.appendSections(["a"])
    await screen.source.apply(snapshot, animatingDifferences: false)
    await screen.source.applySnapshotUsingReloadData(snapshot)
    #expect(screen.view.numberOfSections == 1)
  }

  /// Awaiting an animated change does not wait for the animation, since the clock does not advance.
  @Test func anAnimatedChangeInAWindowCanBeAwaited() async {
    let screen = DiffableScreen()
    let window = UIWindow(frame: screen.view.frame)
    window.addSubview(screen.view)
    window.makeKeyAndVisible()
    var snapshot = LetterSnapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    await screen.source.apply(snapshot)
    window.layoutIfNeeded()
    snapshot.appendItems([3])
    await screen.source.apply(snapshot)
    #expect(screen.view.numberOfItems(inSection: 0) == 3)
  }

  @Test func reloadingDataDiscardsTheSelection() {
    let screen = DiffableScreen()
    screen.apply(["a": [1, 2]])
    screen.select([2])
    var snapshot = screen.source.snapshot()
    snapshot.appendItems([3])
    screen.source.applySnapshotUsingReloadData(snapshot)
    screen.view.layoutIfNeeded()
    #expect(screen.selected == [])
    #expect(screen.view.numberOfItems(inSection: 0) == 3)
  }

  @Test func aReloadedItemIsRequestedAgainAlsoWhereItMoves() {
    let screen = DiffableScreen()
    screen.apply(["a": [1, 2, 3], "b": [4]])
    screen.select([2, 3])
    _ = screen.takeCells()
    var snapshot = screen.source.snapshot()
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.reloadItems([2, 3])
    screen.apply(snapshot)
    #expect(screen.takeCells().sorted() == [2, 3])
    #expect(screen.selected == [2, 3])
    #expect(screen.source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func aReloadedSectionIsRequestedAgain() {
    let screen = DiffableScreen(hasHeaders: true)
    screen.apply(["a": [1, 2], "b": [3]])
    _ = screen.takeCells()
    var snapshot = screen.source.snapshot()
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.appendItems([4], toSection: "b")
    snapshot.reloadSections(["b"])
    screen.apply(snapshot)
    #expect(Set(screen.takeCells()) == [3, 4])
    #expect(
      screen.view.visibleCells.compactMap { ($0 as? ItemCell)?.text } == ["3", "4", "1", "2"])
  }

  @Test func aReconfiguredItemKeepsItsCell() throws {
    let screen = DiffableScreen()
    screen.apply(["a": [1, 2, 3]])
    let cell = try #require(screen.view.cellForItem(at: .item(1)) as? ItemCell)
    cell.text = "old"
    _ = screen.takeCells()
    var snapshot = screen.source.snapshot()
    snapshot.reconfigureItems([2])
    snapshot.moveItem(2, beforeItem: 1)
    screen.apply(snapshot)
    #expect(screen.takeCells() == [2])
    #expect(screen.view.cellForItem(at: .item(0)) === cell)
    #expect(cell.text == "2" && cell.preparations == 0)
  }

  /// After a series of random snapshots with reloads, the cells equal those of a new screen with
  /// the last one, and the selection is on the same items as before.
  @Test(arguments: SeededGenerator.seeds([1, 2, 3, 4]))
  func applyingEndsAsReloadingDoes(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let screen = DiffableScreen(height: seed.isMultiple(of: 2) ? 200 : 60, hasHeaders: seed > 2)
    for round in 0..<300 {
      var snapshot = LetterSnapshot.random(using: &numbers)
      let before = screen.selected
      let there = Set(snapshot.itemIdentifiers)
      snapshot.reloadItems(LetterSnapshot.some(snapshot.itemIdentifiers, using: &numbers))
      if round % 5 == 0 { snapshot.reloadSections(Array(snapshot.sectionIdentifiers.prefix(1))) }
      snapshot.reconfigureItems(LetterSnapshot.some(snapshot.itemIdentifiers, using: &numbers))
      screen.apply(snapshot, animated: round % 3 != 0)
      #expect(screen.selected == before.intersection(there), "round \(round)")

      let reloaded = DiffableScreen(height: screen.view.bounds.height, hasHeaders: seed > 2)
      reloaded.source.applySnapshotUsingReloadData(snapshot)
      reloaded.select(screen.selected.sorted())
      reloaded.view.contentOffset = screen.view.contentOffset
      reloaded.view.layoutIfNeeded()
      #expect(screen.shown == reloaded.shown, "round \(round)")
      if round % 20 == 0 {
        let isSame = screen.picture() == reloaded.picture()
        #expect(isSame, "round \(round)")
      }
      screen.view.selectItem(at: nil, animated: false, scrollPosition: [])
      screen.select(LetterSnapshot.some(snapshot.itemIdentifiers, using: &numbers))
    }
  }

  @Test func theUserMovesItems() {
    let screen = DiffableScreen()
    screen.apply(["a": [1, 2], "b": [3]])
    #expect(!screen.source.collectionView(screen.view, canMoveItemAt: .item(0)))
    var moves: [[Int]] = []
    screen.source.reorderingHandlers.canReorderItem = { $0 != 2 }
    screen.source.reorderingHandlers.didReorder = { transaction in
      moves.append(transaction.finalSnapshot.itemIdentifiers(inSection: "b"))
      #expect(transaction.difference.count == 2)
    }
    #expect(screen.source.collectionView(screen.view, canMoveItemAt: .item(0)))
    #expect(!screen.source.collectionView(screen.view, canMoveItemAt: .item(1)))
    screen.source.collectionView(screen.view, moveItemAt: .item(0), to: .item(1, 1))
    #expect(moves == [[3, 1]] && screen.source.indexPath(for: 1) == .item(1, 1))
  }
}
