import Testing
import UIKit
import UIKitTestSupport

extension UICollectionViewBehaviours {
  /// Adds rows about reloading and batch updates, with rows of 10 points that show letters.
  static func addUpdates(to list: inout Behaviours) {
    list.row(
      "deletions use indexes before an update, insertions those after all deletions",
      .apple("uikit/uicollectionview/performbatchupdates(_:completion:)")
    ) {
      let fixture = Fixture(Listing([["a", "b", "c", "d"]]))
      fixture.view.layoutIfNeeded()
      fixture.view.performBatchUpdates {
        fixture.listing.sections = [["a", "x", "c"]]
        fixture.view.insertItems(at: [.item(1)])
        fixture.view.deleteItems(at: [.item(1), .item(3)])
      }
      fixture.view.layoutIfNeeded()
      #expect(fixture.texts == ["a", "x", "c"])
      #expect(fixture.view.numberOfItems(inSection: 0) == 3)
    }
    list.row("the order of the calls in an update does not matter", .wwdc("2018/225")) {
      for isReversed in [false, true] {
        let fixture = Fixture(Listing([["a", "b", "c"]]))
        fixture.view.layoutIfNeeded()
        let steps: [@MainActor () -> Void] = [
          { fixture.view.deleteItems(at: [.item(0)]) },
          { fixture.view.moveItem(at: .item(2), to: .item(0)) },
          { fixture.view.insertItems(at: [.item(2)]) },
        ]
        fixture.view.performBatchUpdates {
          fixture.listing.sections = [["c", "b", "x"]]
          for step in isReversed ? steps.reversed() : steps { step() }
        }
        fixture.view.layoutIfNeeded()
        #expect(fixture.texts == ["c", "b", "x"])
      }
    }
    list.row(
      "an update's completion is called with true after its animations",
      .apple("uikit/uicollectionview/performbatchupdates(_:completion:)")
    ) {
      let screen = TappedRows()
      var finished: [Bool] = []
      screen.fixture.view.performBatchUpdates {
        screen.fixture.listing.sections[0].removeFirst()
        screen.fixture.view.deleteItems(at: [.item(0)])
      } completion: {
        finished.append($0)
      }
      #expect(finished == [])
      screen.window.clock.settle()
      #expect(finished == [true])
    }
    list.row(
      "an update's closure runs inside the call",
      .collectionGuide("CreatingCellsandViews")
    ) {
      let fixture = Fixture(count: 3)
      fixture.view.layoutIfNeeded()
      var order: [String] = []
      fixture.view.performBatchUpdates { order.append("updates") }
      order.append("after")
      #expect(order == ["updates", "after"])
    }
    list.row(
      "an update without closures animates changes of the layout",
      .report("https://github.com/steipete/PSTCollectionView/pull/204")
    ) {
      let layout = UICollectionViewFlowLayout()
      let screen = CollectionScreen([2], width: 50, layout: layout)
      let window = screen.show()
      layout.minimumLineSpacing = 30
      screen.view.performBatchUpdates(nil)
      window.clock.advance(by: 0.15)
      let middle = screen.cell(1)?.layer.presentation()?.frame.minY ?? 0
      #expect(middle > 61 && middle < 79)
      window.clock.settle()
      #expect(screen.cell(1)?.frame.minY == 80)
    }
    list.row(
      "cells are requested for items that an insertion makes visible",
      .apple("uikit/uicollectionview/insertitems(at:)")
    ) {
      let fixture = Fixture(Listing([["a", "b"]]))
      fixture.view.layoutIfNeeded()
      _ = fixture.listing.takeEvents()
      fixture.listing.sections = [["x", "a", "b"]]
      fixture.view.insertItems(at: [.item(0)])
      fixture.view.layoutIfNeeded()
      #expect(fixture.listing.takeEvents().filter { $0.hasPrefix("cell") } == ["cell 0,0"])
      #expect(fixture.texts == ["x", "a", "b"])
    }
    list.row(
      "deleted items are removed, and the others close the gap",
      .apple("uikit/uicollectionview/deleteitems(at:)")
    ) {
      let fixture = Fixture(Listing([["a", "b", "c"]]))
      fixture.view.layoutIfNeeded()
      let last = fixture.view.cellForItem(at: .item(2))
      fixture.listing.sections = [["b", "c"]]
      fixture.view.deleteItems(at: [.item(0)])
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.cellForItem(at: .item(1)) === last)
      #expect(last?.frame == CGRect(x: 0, y: 10, width: 20, height: 10))
    }
    list.row(
      "an item moves between sections with its cell",
      .apple("uikit/uicollectionview/moveitem(at:to:)")
    ) {
      let fixture = Fixture(Listing([["a", "b"], ["c"]]))
      fixture.view.layoutIfNeeded()
      let moved = fixture.view.cellForItem(at: .item(0))
      _ = fixture.listing.takeEvents()
      fixture.listing.sections = [["b"], ["c", "a"]]
      fixture.view.moveItem(at: .item(0), to: .item(1, 1))
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.cellForItem(at: .item(1, 1)) === moved)
      #expect(!fixture.listing.takeEvents().contains { $0.hasPrefix("cell") })
      #expect(fixture.texts == ["b", "c", "a"])
    }
    list.row(
      "the selection follows a moved item and ends with a deleted one",
      .apple("uikit/uicollectionview/performbatchupdates(_:completion:)"),
      uncertain: "the page does not mention the selection"
    ) {
      let fixture = Fixture(Listing([["a", "b", "c"]]))
      fixture.view.allowsMultipleSelection = true
      for item in [0, 2] {
        fixture.view.selectItem(at: .item(item), animated: false, scrollPosition: [])
      }
      fixture.view.layoutIfNeeded()
      fixture.view.performBatchUpdates {
        fixture.listing.sections = [["c", "b"]]
        fixture.view.deleteItems(at: [.item(0)])
        fixture.view.moveItem(at: .item(2), to: .item(0))
      }
      #expect(fixture.view.indexPathsForSelectedItems == [.item(0)])
    }
    list.row(
      "reloading items discards their cells and requests new ones",
      .apple("uikit/uicollectionview/reloaditems(at:)")
    ) {
      let fixture = Fixture(Listing([["a", "b", "c"]]))
      fixture.view.layoutIfNeeded()
      _ = fixture.listing.takeEvents()
      fixture.listing.sections = [["a", "B", "c"]]
      fixture.view.reloadItems(at: [.item(1)])
      fixture.view.layoutIfNeeded()
      #expect(fixture.listing.takeEvents().filter { $0.hasPrefix("cell") } == ["cell 0,1"])
      #expect(fixture.texts == ["a", "B", "c"])
    }
    list.row(
      "reconfiguring items requests them for the same cells, without prepareForReuse()",
      .apple("uikit/uicollectionview/reconfigureitems(at:)")
    ) {
      let fixture = Fixture(Listing([["a", "b", "c"]]))
      fixture.view.layoutIfNeeded()
      let cell = fixture.view.cellForItem(at: .item(1)) as? ItemCell
      _ = fixture.listing.takeEvents()
      fixture.listing.sections = [["a", "B", "c"]]
      fixture.view.reconfigureItems(at: [.item(1)])
      fixture.view.layoutIfNeeded()
      #expect(fixture.listing.takeEvents().filter { $0.hasPrefix("cell") } == ["cell 0,1"])
      #expect(fixture.view.cellForItem(at: .item(1)) === cell)
      #expect(cell?.text == "B" && cell?.preparations == 0)
    }
    list.row(
      "reconfiguring does not request cells of offscreen items",
      .apple("uikit/uicollectionview/reconfigureitems(at:)")
    ) {
      let fixture = Fixture(count: 30)
      fixture.view.layoutIfNeeded()
      _ = fixture.listing.takeEvents()
      fixture.view.reconfigureItems(at: [.item(20)])
      fixture.view.layoutIfNeeded()
      #expect(fixture.listing.takeEvents() == [])
    }
    list.row(
      "a reconfigured cell gets its new preferred size",
      .apple("uikit/uicollectionview/reconfigureitems(at:)")
    ) {
      final class Tall: UICollectionViewCell {
        static let height = 30.0
        var isTall = false
        override func preferredLayoutAttributesFitting(
          _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          attributes.size.height = isTall ? 44 : 20
          return attributes
        }
      }
      final class Items: NSObject, UICollectionViewDataSource {
        var isTall = false
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          2
        }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          (cell as? Tall)?.isTall = isTall && path.item == 0
          return cell
        }
      }
      let screen = CollectionScreen([0], layout: .rows(.estimated(25)), cell: Tall.self)
      let items = Items()
      screen.view.dataSource = items
      screen.view.layoutIfNeeded()
      #expect(screen.cell(1)?.frame.minY == 20)
      items.isTall = true
      UIView.performWithoutAnimation { screen.view.reconfigureItems(at: [.item(0)]) }
      screen.view.layoutIfNeeded()
      #expect(screen.cell(0)?.frame.height == 44)
      #expect(screen.cell(1)?.frame.minY == 44)
    }
    list.row(
      "reloadData() discards visible items and shows the current data",
      .apple("uikit/uicollectionview/reloaddata()")
    ) {
      let fixture = Fixture(Listing([["a", "b"]]))
      fixture.view.layoutIfNeeded()
      _ = fixture.listing.takeEvents()
      fixture.listing.sections = [["x"], ["y"]]
      fixture.view.reloadData()
      #expect(fixture.listing.takeEvents().filter { $0.hasPrefix("cell") } == [])
      fixture.view.layoutIfNeeded()
      #expect(
        fixture.listing.takeEvents().filter { $0.hasPrefix("cell") } == ["cell 0,0", "cell 1,0"])
      #expect(fixture.texts == ["x", "y"])
    }
    list.row(
      "the offset returns into the content if a reload shortens it",
      .apple("uikit/uicollectionview/reloaddata()")
    ) {
      let fixture = Fixture(count: 20)
      fixture.scroll(to: 150)
      fixture.listing.sections = [["a", "b", "c", "d", "e"]]
      fixture.view.reloadData()
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 15))
      #expect(fixture.view.contentSize == CGSize(width: 20, height: 50))
    }
    list.row(
      "reloading a section requests its item count and cells again",
      .apple("uikit/uicollectionview/reloadsections(_:)")
    ) {
      let fixture = Fixture(Listing([["a"], ["b"]]))
      fixture.view.layoutIfNeeded()
      _ = fixture.listing.takeEvents()
      fixture.listing.sections = [["a"], ["x", "y"]]
      fixture.view.reloadSections([1])
      fixture.view.layoutIfNeeded()
      let cells = fixture.listing.takeEvents().filter { $0.hasPrefix("cell") }
      #expect(cells == ["cell 1,0", "cell 1,1"])
      #expect(fixture.texts == ["a", "x", "y"])
    }
    list.row(
      "items of inserted sections come from the data source",
      .apple("uikit/uicollectionview/insertsections(_:)")
    ) {
      let fixture = Fixture(Listing([["a"]]))
      fixture.view.layoutIfNeeded()
      fixture.listing.sections = [["x", "y"], ["a"]]
      fixture.view.insertSections([0])
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.numberOfSections == 2)
      #expect(fixture.texts == ["x", "y", "a"])
    }
    list.row(
      "deleted sections are removed with their items",
      .apple("uikit/uicollectionview/deletesections(_:)")
    ) {
      let fixture = Fixture(Listing([["a", "b"], ["c"]]))
      fixture.view.layoutIfNeeded()
      fixture.listing.sections = [["c"]]
      fixture.view.deleteSections([0])
      fixture.view.layoutIfNeeded()
      #expect(fixture.view.numberOfSections == 1)
      #expect(fixture.texts == ["c"])
      #expect(fixture.view.contentSize.height == 10)
    }
    list.row(
      "a moved section moves the section at its destination up or down",
      .apple("uikit/uicollectionview/movesection(_:tosection:)")
    ) {
      let fixture = Fixture(Listing([["a"], ["b"], ["c"]]))
      fixture.view.layoutIfNeeded()
      let cell = fixture.view.cellForItem(at: .item(0, 2))
      fixture.listing.sections = [["c"], ["a"], ["b"]]
      fixture.view.moveSection(2, toSection: 0)
      fixture.view.layoutIfNeeded()
      #expect(fixture.texts == ["c", "a", "b"])
      #expect(fixture.view.cellForItem(at: .item(0)) === cell)
    }
    list.row(
      "there is no active drag, active drop or uncommitted update initially",
      .apple("uikit/uicollectionview/hasuncommittedupdates")
    ) {
      let view = Fixture(count: 1).view
      #expect(!view.hasUncommittedUpdates && !view.hasActiveDrag && !view.hasActiveDrop)
      #expect(view.dragInteractionEnabled)
      #expect(view.reorderingCadence == .immediate)
    }
  }
}
