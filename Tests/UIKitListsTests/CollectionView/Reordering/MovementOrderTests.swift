import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct MovementOrderTests {
  /// The order of calls of the layout, delegate and data source; the data source is notified once.
  @Test func delegatesAreQueriedInOrder() {
    let screen = MovingScreen([[0, 1, 2, 3]])
    screen.items.heard = []
    var heard: [String] = []
    func take() -> [String] {
      defer { (screen.items.heard, screen.layout.heard) = ([], []) }
      return screen.layout.heard + screen.items.heard
    }
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(1)))
    #expect(take() == ["can 0,1?"])
    let start = screen.centre(.item(1))
    #expect(start == CGPoint(x: 74, y: 14))
    let third = screen.centre(.item(3))
    #expect(third == CGPoint(x: 47, y: 44))
    screen.view.updateInteractiveMovementTargetPosition(third)
    heard = take()
    #expect(
      heard == [
        "target 0,1 at 47.0,44.0: 0,3", "moving [\"0,1\"] to [\"0,3\"], 74.0,14.0 to 47.0,44.0",
        "update 0,1 0,3", "from 0,1 at 0,1 to 0,3?",
      ])
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 78, y: 44))
    #expect(
      take() == [
        "target 0,3 at 78.0,44.0: 0,3", "moving [\"0,3\"] to [\"0,3\"], 47.0,44.0 to 78.0,44.0",
        "from 0,1 at 0,3 to 0,3?",
      ])
    screen.view.endInteractiveMovement()
    #expect(screen.layout.heard == ["end [\"0,3\"] to [\"0,3\"]"])
    #expect(screen.items.heard.first == "move 0,1 to 0,3")
    #expect(Set(screen.items.heard.dropFirst()) == Set((0..<4).map { "size 0,\($0)" }))
    screen.settle()
    #expect(!screen.items.heard.contains { $0.hasPrefix("cell") })
  }

  @Test func cancellingNotifiesOnlyTheLayout() {
    let screen = MovingScreen([[0, 1], [2]])
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(0, 1)))
    #expect(screen.view.numberOfItems(inSection: 1) == 2)
    (screen.items.heard, screen.layout.heard) = ([], [])
    screen.view.cancelInteractiveMovement()
    #expect(screen.layout.heard == ["cancel [\"1,0\"] to [\"0,0\"]", "update 1,0 0,0"])
    #expect(screen.items.heard.isEmpty)
    #expect(screen.view.numberOfItems(inSection: 1) == 1)
  }

  @Test func whatMayNotMoveDoesNot() {
    let screen = MovingScreen([[0, 1]])
    screen.items.fixed = [1]
    #expect(!screen.view.beginInteractiveMovementForItem(at: .item(1)))
    #expect(!screen.view.beginInteractiveMovementForItem(at: .item(7)))
    screen.view.updateInteractiveMovementTargetPosition(.zero)
    screen.view.endInteractiveMovement()
    screen.view.cancelInteractiveMovement()
    #expect(screen.items.sections == [[0, 1]] && screen.layout.heard.isEmpty)
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    #expect(!screen.view.beginInteractiveMovementForItem(at: .item(0)))
  }

  @Test func theDelegateHasTheLastWord() {
    let screen = MovingScreen([[0, 1, 2, 3]])
    screen.items.redirect = { _ in .item(2) }
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(3)))
    screen.view.endInteractiveMovement()
    #expect(screen.items.sections == [[1, 2, 0, 3]])
  }

  @Test func anItemThatReturnsHasNotMoved() {
    let screen = MovingScreen([[0, 1, 2]])
    let home = screen.centre(.item(0))
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(2)))
    screen.view.updateInteractiveMovementTargetPosition(home)
    screen.items.heard = []
    screen.view.endInteractiveMovement()
    #expect(!screen.items.heard.contains { $0.hasPrefix("move") })
  }

  /// Only a delegate can move an item after the last one of another section, or into an empty one.
  @Test func itemsMoveBehindTheLastAndIntoEmptySections() {
    for (target, end) in [
      (IndexPath.item(1, 1), [[1], [2, 0], []]), (.item(0, 2), [[1], [2], [0]]),
    ] {
      let screen = MovingScreen([[0, 1], [2], []])
      screen.items.redirect = { _ in target }
      #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
      screen.view.updateInteractiveMovementTargetPosition(.zero)
      screen.view.endInteractiveMovement()
      #expect(screen.items.sections == end)
      screen.settle()
      #expect(screen.frames == MovingScreen(end).frames)
    }
  }

  @Test func selectionGoesWithItsItem() {
    let screen = MovingScreen([[0, 1, 2, 3]])
    screen.view.allowsMultipleSelection = true
    for item in [1, 3] {
      screen.view.selectItem(at: .item(item), animated: false, scrollPosition: [])
    }
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(1)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(3)))
    screen.view.endInteractiveMovement()
    #expect(screen.view.indexPathsForSelectedItems == [.item(3), .item(2)])
    #expect(screen.cells.filter(\.value.isSelected).keys.sorted() == ["1", "3"])
  }

  /// As in tutorials, the data source reloads the visible items when notified of the move.
  @Test func aDataSourceMayReloadWhenItIsNotified() {
    let screen = MovingScreen([[0, 1, 2], [3]])
    screen.items.whenMoved = {
      screen.view.reloadItems(at: screen.view.indexPathsForVisibleItems)
    }
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(0, 1)))
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(screen.items.sections == [[1, 2], [0, 3]])
    #expect(screen.frames == MovingScreen([[1, 2], [0, 3]]).frames)
    #expect(screen.view.subviews.count == 4)
    screen.items.whenMoved = { screen.view.reloadData() }
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(1)))
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(screen.frames == MovingScreen([[2, 1], [0, 3]]).frames)
  }

  @Test func reloadsAndUpdatesEndAMovement() {
    let screen = MovingScreen([[0, 1, 2]])
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(2)))
    screen.view.performBatchUpdates {
      screen.items.sections = [[0, 1]]
      screen.view.deleteItems(at: [.item(2)])
    }
    screen.settle()
    #expect(screen.frames == MovingScreen([[0, 1]]).frames)
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(1)))
    screen.view.reloadData()
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(screen.items.sections == [[0, 1]])
    #expect(screen.frames == MovingScreen([[0, 1]]).frames)
  }

  /// Permits moves without implementing `moveItemAt`.
  private final class Permission: NSObject, UICollectionViewDataSource {
    let items: any UICollectionViewDataSource
    init(_ items: any UICollectionViewDataSource) { self.items = items }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.collectionView(view, numberOfItemsInSection: section)
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { items.collectionView(view, cellForItemAt: path) }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
  }

  /// Without `moveItemAt`, an item that may be moved returns.
  @Test func withoutAMethodForItTheItemReturns() throws {
    let fixture = Fixture(count: 3)
    let permission = Permission(try #require(fixture.view.dataSource))
    fixture.view.dataSource = permission
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.beginInteractiveMovementForItem(at: .item(0)))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 25))
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["1", "2", "0"])
    fixture.view.endInteractiveMovement()
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["0", "1", "2"])
    #expect(fixture.view.visibleCells.map(\.frame.minY) == [0, 10, 20])
  }

  /// Sizes requested during a movement, for another width, are those of the items.
  @Test func sizesQueriedInTheMiddleAreTheItemsOwn() {
    let screen = MovingScreen([[0, 1, 2], [3, 4]])
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(0, 1)))
    let before = screen.frames
    screen.layout.invalidateLayout()
    #expect(screen.frames == before)
    #expect(screen.items.heard.filter { $0.hasPrefix("size") }.count == 10)
  }
}

@MainActor @Suite struct DiffableMovementTests {
  /// The data source's snapshot is updated, whether or not the app applies one meanwhile.
  @Test(arguments: [false, true]) func theSnapshotFollows(appliesItself: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      (cell as? ItemCell)?.text = "\(item)"
      return cell
    }
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    var changes: [[Int]] = []
    source.reorderingHandlers.didReorder = { [weak source] transaction in
      changes.append(transaction.finalSnapshot.itemIdentifiers)
      if appliesItself { source?.apply(transaction.finalSnapshot) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3, 4])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(!view.beginInteractiveMovementForItem(at: .item(1)))
    #expect(view.beginInteractiveMovementForItem(at: .item(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(changes == [[2, 3, 1, 4]])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4])
    #expect(view.visibleCells.compactMap { ($0 as? ItemCell)?.text } == ["2", "3", "1", "4"])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 20, 40, 60])
  }
}
