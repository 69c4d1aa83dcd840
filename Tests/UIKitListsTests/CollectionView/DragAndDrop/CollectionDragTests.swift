import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls
@testable import UIKitLists

/// Dragging items within a collection view and to another one.
@MainActor @Suite struct CollectionDragTests {
  private let screen = DragScreen()

  /// The long press takes half a second; the drag begins after ten points.
  @Test func aLongPressLifts() throws {
    let a = CGPoint(x: 25, y: 10)
    #expect(try screen.play { $0.longPress(at: a, duration: 0.49) } == [])
    #expect(screen.previews.isEmpty)
    #expect(try screen.play { $0.wait(0.01) } == ["left items 0", "left look 0"])
    let preview = try #require(screen.previews.first)
    let cell = try #require(screen.left.view.cellForItem(at: .item(0)))
    #expect(preview.center == a && cell.dragState == .lifting && cell.alpha == 0)
    #expect(screen.left.view.hasActiveDrag)
    #expect(try screen.play { $0.wait(0.25) } == [])
    #expect(preview.transform == CGAffineTransform(scaleX: 1.05, y: 1.05))
    // An item that was lifted but not moved is put down in 0.3 seconds.
    #expect(try screen.play { $0.lift() } == [])
    #expect(preview.superview != nil && cell.alpha == 0)
    #expect(screen.settle() == [])
    #expect(screen.previews.isEmpty && cell.alpha == 1 && cell.dragState == .none)
    #expect(!screen.left.view.hasActiveDrag)
  }

  @Test func aFingerThatMovesEarlyScrolls() throws {
    screen.left.view.alwaysBounceVertical = true
    let heard = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 10), duration: 0.3)
      $0.move(to: CGPoint(x: 25, y: 60), duration: 0.2)
      $0.wait(1)
    }
    #expect(heard == [] && screen.left.view.isDragging)
  }

  @Test func nothingToDragLeavesTheFingerToOthers() throws {
    screen.left.texts[0] = "fixed"
    #expect(
      try screen.play { $0.longPress(at: CGPoint(x: 25, y: 10)) } == ["left items 0"])
    #expect(screen.previews.isEmpty && !screen.left.view.hasActiveDrag)
    _ = try screen.play { $0.lift() }
    #expect(screen.left.view.indexPathsForSelectedItems == [.item(0)])
    screen.left.view.dragInteractionEnabled = false
    #expect(try screen.play { $0.longPress(at: CGPoint(x: 25, y: 30)) } == [])
  }

  /// Other items make space during the drag; the data change on the drop.
  @Test func anItemIsReordered() throws {
    let heard = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 10))
      $0.move(to: CGPoint(x: 30, y: 50), duration: 0.2)
    }
    #expect(
      heard == [
        "left items 0", "left look 0", "left begin", "left handle?", "left enter", "left over 1",
        "left over 2",
      ])
    #expect(screen.previews.first?.center == CGPoint(x: 30, y: 50))
    #expect(screen.left.view.hasActiveDrop)
    screen.window.clock.settle()
    #expect(screen.left.rows == ["b 0", "c 20", "a 40", "d 60"])
    #expect(screen.left.view.cellForItem(at: .item(2))?.alpha == 0)
    #expect(screen.left.texts == ["a", "b", "c", "d"])
    #expect(try screen.play { $0.lift() } == ["left drop [\"0\"] at 2"])
    #expect(screen.left.texts == ["b", "c", "a", "d"])
    let preview = try #require(screen.previews.first)
    #expect(preview.center == CGPoint(x: 25, y: 50))
    #expect(preview.layer.presentation()?.position == CGPoint(x: 30, y: 50))
    screen.window.clock.advance(by: 0.15)
    #expect(preview.layer.presentation()?.position == CGPoint(x: 27.5, y: 50))
    #expect(screen.settle() == ["left done", "left end"])
    #expect(screen.previews.isEmpty && screen.left.rows == ["b 0", "c 20", "a 40", "d 60"])
    #expect(screen.left.view.visibleCells.allSatisfy { $0.alpha == 1 && $0.dragState == .none })
    screen.left.view.machine._checkInvariants()
  }

  /// After cancellation, everything returns in 0.3 seconds.
  @Test func aDragIsCancelled() throws {
    _ = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 10))
      $0.move(to: CGPoint(x: 30, y: 50), duration: 0.2)
      $0.wait(0.5)
    }
    #expect(try screen.play { $0.cancel() } == ["left exit", "left look 0"])
    #expect(screen.previews.first?.center == CGPoint(x: 25, y: 10))
    #expect(screen.settle() == ["left done", "left end"])
    #expect(screen.left.rows == ["a 0", "b 20", "c 40", "d 60"] && screen.previews.isEmpty)
    #expect(screen.left.view.visibleCells.allSatisfy { $0.alpha == 1 })
    screen.left.view.machine._checkInvariants()
  }

  /// Dragging to another collection view opens a gap, which closes when the drag leaves.
  @Test func anItemGoesToAnotherCollectionView() throws {
    screen.right.operation = .copy
    var heard = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 10))
      $0.move(to: CGPoint(x: 125, y: 10), duration: 0)
    }
    #expect(heard.suffix(4) == ["left begin", "right handle?", "right enter", "right over 0"])
    #expect(screen.left.view.cellForItem(at: .item(0))?.alpha == 0.5)
    #expect(screen.right.view.hasUncommittedUpdates)
    screen.window.clock.settle()
    #expect(screen.right.rows == ["x 20", "y 40"])
    screen.right.view.machine._checkInvariants()
    heard = try screen.play { $0.move(to: CGPoint(x: 125, y: 50)) }
    #expect(heard == ["right over 1"])
    screen.window.clock.settle()
    #expect(screen.right.rows == ["x 0", "y 40"])
    #expect(try screen.play { $0.move(to: CGPoint(x: 125, y: 150)) } == ["right over 2"])
    #expect(try screen.play { $0.move(to: CGPoint(x: 75, y: 150)) } == ["right exit"])
    screen.window.clock.settle()
    #expect(screen.right.rows == ["x 0", "y 20"] && !screen.right.view.hasUncommittedUpdates)
    heard = try screen.play {
      $0.move(to: CGPoint(x: 125, y: 30))
      $0.lift()
    }
    #expect(heard == ["right enter", "right over 1", "right drop [\"-\"] at 1"])
    #expect(screen.right.view.cellForItem(at: .item(1))?.alpha == 0)
    #expect(screen.settle() == ["right done", "left end"])
    #expect(screen.right.rows == ["x 0", "a 20", "y 40"])
    #expect(screen.left.rows == ["a 0", "b 20", "c 40", "d 60"])
    #expect(screen.right.view.visibleCells.allSatisfy { $0.alpha == 1 })
    screen.right.view.machine._checkInvariants()
  }

  /// The cell of the dragged item moves with the gap, and returns with the other cells.
  @Test func aCellIsBackWhenItsItemLeaves() throws {
    screen.right.operation = .copy
    _ = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 10))
      $0.move(to: CGPoint(x: 45, y: 35), duration: 0.2)
      $0.wait(0.4)
      $0.move(to: CGPoint(x: 125, y: 10))
    }
    let cell = try #require(screen.left.view.cellForItem(at: .item(0)))
    #expect(cell.alpha == 0.5 && cell.layer.presentation()?.position == CGPoint(x: 25, y: 30))
    screen.window.clock.advance(by: 0.15)
    #expect(cell.layer.presentation()?.position == CGPoint(x: 25, y: 20))
    _ = screen.settle()
    #expect(screen.left.rows == ["a 0", "b 20", "c 40", "d 60"])
  }

  /// A forbidden drop returns the item and shows a badge; a delegate that refuses is queried once.
  @Test func whatIsNotWantedReturns() throws {
    screen.right.operation = .forbidden
    screen.left.accepts = false
    let heard = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 10))
      $0.move(to: CGPoint(x: 25, y: 40), duration: 0.1)
      $0.move(to: CGPoint(x: 125, y: 10))
    }
    #expect(heard.filter { $0 == "left handle?" }.count == 1 && heard.last == "right over 0")
    let badge = screen.previews.first?.subviews.compactMap { $0 as? DragBadge }.first
    #expect(badge?.sign == .forbidden)
    #expect(try screen.play { $0.lift() } == ["right exit", "left look 0"])
    #expect(screen.settle() == ["right done", "left end"])
    #expect(screen.right.texts == ["x", "y"])
  }

  /// Taps of a second finger add items, whose previews are below the first.
  @Test func severalItemsAreDragged() throws {
    screen.right.operation = .copy
    var heard = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 10))
      $0.move(to: CGPoint(x: 75, y: 100), duration: 0.1)
    }
    heard = try screen.play { $0.tap(at: CGPoint(x: 25, y: 50), finger: 2) }
    #expect(heard == ["left add 2", "left look 2"])
    #expect(screen.previews.map(\.center) == [CGPoint(x: 79, y: 104), CGPoint(x: 75, y: 100)])
    #expect(screen.left.view.indexPathsForSelectedItems == [])
    heard = try screen.play {
      $0.move(to: CGPoint(x: 125, y: 10), duration: 0.1)
      $0.lift()
    }
    #expect(heard.last == "right drop [\"-\", \"-\"] at 0")
    #expect(screen.settle() == ["left done", "right done", "left end"])
    #expect(screen.right.rows == ["a 0", "c 20", "x 40", "y 60"])
  }

  /// A drop into an item highlights it without opening a gap.
  @Test func anItemIsHighlightedThatOthersGoInto() throws {
    screen.right.intent = .insertIntoDestinationIndexPath
    _ = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 10))
      $0.move(to: CGPoint(x: 125, y: 30))
    }
    #expect(screen.right.view.cellForItem(at: .item(1))?.isHighlighted == true)
    #expect(screen.right.rows == ["x 0", "y 20"])
    _ = try screen.play { $0.move(to: CGPoint(x: 75, y: 30)) }
    #expect(screen.right.view.cellForItem(at: .item(1))?.isHighlighted == false)
    _ = try screen.play { $0.cancel() }
  }

  /// A placeholder represents the item until its data arrive; only then the data source changes.
  @Test func placeholdersAreFilledLater() throws {
    screen.right.usesPlaceholders = true
    screen.left.lateness = 1
    var heard = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 10))
      $0.move(to: CGPoint(x: 125, y: 30))
      $0.lift()
    }
    #expect(heard.last == "right drop [\"-\"] at 1")
    #expect(screen.right.view.hasUncommittedUpdates && screen.right.texts == ["x", "y"])
    screen.window.layoutIfNeeded()
    #expect(screen.right.rows == ["x 0", "… 20", "y 40"])
    #expect(screen.right.view.presentationIndexPath(forDataSourceIndexPath: .item(1)) == .item(2))
    #expect(screen.right.view.dataSourceIndexPath(forPresentationIndexPath: .item(1)) == nil)
    heard = screen.settle()
    #expect(heard == ["right done", "left end", "right came a true"])
    #expect(screen.right.rows == ["x 0", "a 20", "y 40"] && screen.right.texts == ["x", "a", "y"])
    #expect(!screen.right.view.hasUncommittedUpdates)
    #expect(screen.right.contexts.first?.deletePlaceholder() == false)
    screen.right.view.machine._checkInvariants()
  }

  enum Change: CaseIterable {
    case insertFirst, deleteFirst, deleteLast, deleteTwo, reload, reloadData

    @MainActor func make(of shelf: DragShelf) {
      let view = shelf.view
      switch self {
      case .insertFirst:
        shelf.texts.insert("n", at: 0)
        view.insertItems(at: [.item(0)])
      case .deleteFirst:
        shelf.texts.removeFirst()
        view.deleteItems(at: [.item(0)])
      case .deleteLast:
        shelf.texts.removeLast()
        view.deleteItems(at: [.item(shelf.texts.count)])
      case .deleteTwo:
        shelf.texts.removeFirst(2)
        view.performBatchUpdates { view.deleteItems(at: [.item(0), .item(1)]) }
      case .reload: view.reloadItems(at: [.item(0)])
      case .reloadData:
        shelf.texts.removeLast()
        view.reloadData()
      }
    }
  }

  /// The data change during a drag with an open gap: the drag continues, and the item is dropped at
  /// the displayed position.
  @Test(arguments: Change.allCases, [true, false])
  func dataChangeUnderADraggedItem(_ change: Change, staysInside: Bool) throws {
    let shelf = staysInside ? screen.left : screen.right
    _ = try screen.play {
      $0.longPress(at: CGPoint(x: 25, y: 30))
      $0.move(to: CGPoint(x: staysInside ? 30 : 125, y: staysInside ? 70 : 30), duration: 0.2)
      $0.wait(0.1)
    }
    change.make(of: shelf)
    let left = shelf.texts
    screen.window.layoutIfNeeded()
    shelf.view.machine._checkInvariants()
    _ = try screen.play {
      $0.wait(0.2)
      $0.lift()
    }
    _ = screen.settle()
    shelf.view.machine._checkInvariants()
    #expect(shelf.texts.filter { $0 != "b" } == left.filter { $0 != "b" })
    #expect(shelf.texts.filter { $0 == "b" } == ["b"])
    #expect(shelf.rows == shelf.texts.enumerated().map { "\($1) \(20 * $0)" })
    #expect(shelf.view.visibleCells.allSatisfy { $0.alpha == 1 && $0.dragState == .none })
    #expect(screen.previews.isEmpty && !shelf.view.hasUncommittedUpdates)
  }

  /// Placeholders follow data changes and are removed by a reload.
  @Test func placeholdersOutlastUpdates() throws {
    let right = screen.right
    let item = UIDragItem(itemProvider: NSItemProvider())
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: .item(1), reuseIdentifier: "item")
    placeholder.cellUpdateHandler = { ($0 as? ItemCell)?.text = "…" }
    let context = DropPlaceholder(of: item, placeholder, in: right.view)
    right.view.machine.insertPlaceholder(context, at: .item(1))
    #expect(screen.settle() == [] && right.rows == ["x 0", "… 20", "y 40"])
    right.view.performBatchUpdates {
      right.texts = ["n", "x", "y", "m"]
      right.view.insertItems(at: [.item(0), .item(3)])
    }
    _ = screen.settle()
    #expect(right.rows == ["n 0", "x 20", "… 40", "y 60", "m 80"])
    right.view.performBatchUpdates {
      right.texts = ["y", "m", "n"]
      right.view.deleteItems(at: [.item(1)])
      right.view.moveItem(at: .item(0), to: .item(2))
    }
    _ = screen.settle()
    #expect(right.rows == ["… 0", "y 20", "m 40", "n 60"])
    right.view.machine._checkInvariants()
    right.view.reloadData()
    #expect(right.rows == ["y 0", "m 20", "n 40"])
    #expect(context.commitInsertion { _ in } == false)
  }
}
