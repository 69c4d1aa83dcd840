import Testing
import UIKit
import UIKitTestSupport

extension UICollectionViewBehaviours {
  /// Adds rows about programmatic selection, with rows of 10 points in a view of 20 by 35.
  static func addSelection(to list: inout Behaviours) {
    list.row("items can be selected by default", .apple("uikit/uicollectionview/allowsselection")) {
      #expect(Fixture(count: 3).view.allowsSelection)
    }
    list.row(
      "one item at a time can be selected by default",
      .apple("uikit/uicollectionview/allowsmultipleselection")
    ) { #expect(!Fixture(count: 3).view.allowsMultipleSelection) }
    list.row(
      "selecting nil clears the selection",
      .apple("uikit/uicollectionview/selectitem(at:animated:scrollposition:)")
    ) {
      let fixture = Fixture(count: 9)
      fixture.view.allowsMultipleSelection = true
      for item in [1, 2] {
        fixture.view.selectItem(at: .item(item), animated: false, scrollPosition: [])
      }
      fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(fixture.view.indexPathsForSelectedItems?.count == 0)
    }
    list.row(
      "selecting another item programmatically replaces the selection",
      .apple("uikit/uicollectionview/selectitem(at:animated:scrollposition:)")
    ) {
      let fixture = Fixture(count: 9)
      fixture.view.layoutIfNeeded()
      for item in [1, 2] {
        fixture.view.selectItem(at: .item(item), animated: false, scrollPosition: [])
      }
      #expect(fixture.view.indexPathsForSelectedItems == [.item(2)])
      #expect(fixture.view.visibleCells.map(\.isSelected) == [false, false, true, false])
    }
    list.row(
      "with multiple selection, programmatic selection adds to the selection",
      .apple("uikit/uicollectionview/selectitem(at:animated:scrollposition:)")
    ) {
      let fixture = Fixture(count: 9)
      fixture.view.allowsMultipleSelection = true
      for item in [2, 0] {
        fixture.view.selectItem(at: .item(item), animated: false, scrollPosition: [])
      }
      #expect(Set(fixture.view.indexPathsForSelectedItems ?? []) == [.item(0), .item(2)])
    }
    list.row(
      "programmatic selection has no effect while selection is not allowed",
      .apple("uikit/uicollectionview/selectitem(at:animated:scrollposition:)")
    ) {
      let fixture = Fixture(count: 9)
      fixture.view.layoutIfNeeded()
      fixture.view.allowsSelection = false
      fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
      #expect(fixture.view.indexPathsForSelectedItems?.count == 0)
      #expect(fixture.view.cellForItem(at: .item(1))?.isSelected == false)
    }
    list.row(
      "programmatic selection and deselection do not call the delegate",
      .apple("uikit/uicollectionview/deselectitem(at:animated:)")
    ) {
      let (fixture, diary) = (Fixture(count: 9), SelectionDiary())
      fixture.view.delegate = diary
      fixture.view.layoutIfNeeded()
      fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
      fixture.view.selectItem(at: .item(2), animated: true, scrollPosition: [.top])
      fixture.view.deselectItem(at: .item(2), animated: false)
      #expect(diary.take() == [])
      #expect(fixture.view.indexPathsForSelectedItems?.count == 0)
    }
    list.row(
      "programmatic selection scrolls the item to the given position",
      .apple("uikit/uicollectionview/selectitem(at:animated:scrollposition:)")
    ) {
      let fixture = Fixture(count: 20)
      fixture.view.layoutIfNeeded()
      fixture.view.selectItem(at: .item(9), animated: false, scrollPosition: .bottom)
      #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 65))
      fixture.view.selectItem(at: .item(19), animated: false, scrollPosition: [])
      #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 65))
    }
    list.row(
      "an item selected offscreen is selected when its cell becomes visible",
      .collectionGuide("CreatingCellsandViews")
    ) {
      let fixture = Fixture(count: 20)
      fixture.view.layoutIfNeeded()
      fixture.view.selectItem(at: .item(12), animated: false, scrollPosition: [])
      fixture.scroll(to: 100)
      let selected = fixture.view.visibleCells.filter(\.isSelected)
      #expect(selected.compactMap { fixture.view.indexPath(for: $0)?.item } == [12])
    }
    list.row(
      "items cannot be selected while editing by default",
      .apple("uikit/uicollectionview/allowsselectionduringediting")
    ) {
      let fixture = Fixture(count: 3)
      #expect(!fixture.view.isEditing)
      #expect(!fixture.view.allowsSelectionDuringEditing)
      #expect(!fixture.view.allowsMultipleSelectionDuringEditing)
    }
    list.row(
      "setting a cell's isSelected selects no item",
      .apple("uikit/uicollectionviewcell/isselected")
    ) {
      let fixture = Fixture(count: 3)
      fixture.view.layoutIfNeeded()
      fixture.view.cellForItem(at: .item(1))?.isSelected = true
      #expect(fixture.view.indexPathsForSelectedItems?.count == 0)
    }
    list.row(
      "indexPathsForSelectedItems is empty if no item is selected",
      .apple("uikit/uicollectionview/indexpathsforselecteditems"),
      uncertain: "the page says nil; apps that force-unwrap it get an empty array"
    ) { #expect(Fixture(count: 3).view.indexPathsForSelectedItems == []) }
  }

  /// Adds rows about taps on rows of 10 points.
  static func addTaps(to list: inout Behaviours) {
    list.row(
      "a tap highlights an item first and selects it after the highlight ends",
      .collectionGuide("CreatingCellsandViews")
    ) {
      let screen = TappedRows()
      let heard = try screen.tap(1)
      #expect(
        heard == [
          "highlight? 1", "highlighted 1", "unhighlighted 1", "select? 1", "selected 1",
          "perform? 1", "performed 1",
        ])
    }
    list.row(
      "a refused highlight prevents the selection",
      .apple("uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)")
    ) {
      let screen = TappedRows()
      screen.diary.refused = ["highlight"]
      let heard = try screen.tap(1)
      #expect(heard == ["highlight? 1"])
      #expect(screen.selected == [])
    }
    list.row(
      "a refused selection is not made, but the primary action is performed",
      .apple("uikit/uicollectionviewdelegate/collectionview(_:performprimaryactionforitemat:)")
    ) {
      let screen = TappedRows()
      screen.fixture.view.selectItem(at: .item(0), animated: false, scrollPosition: [])
      screen.diary.refused = ["select"]
      let heard = try screen.tap(1)
      #expect(
        heard == [
          "highlight? 1", "highlighted 1", "unhighlighted 1", "select? 1", "perform? 1",
          "performed 1",
        ])
      #expect(screen.selected == [0])
    }
    list.row(
      "a primary action that the delegate refuses is not performed",
      .apple("uikit/uicollectionviewdelegate/collectionview(_:canperformprimaryactionforitemat:)")
    ) {
      let screen = TappedRows()
      screen.diary.refused = ["perform"]
      let heard = try screen.tap(2)
      #expect(heard.suffix(2) == ["selected 2", "perform? 2"])
      #expect(screen.selected == [2])
    }
    list.row(
      "a tap that extends a selection performs no primary action",
      .apple("uikit/uicollectionviewdelegate/collectionview(_:performprimaryactionforitemat:)")
    ) {
      let screen = TappedRows()
      screen.fixture.view.allowsMultipleSelection = true
      let (first, second) = (try screen.tap(0), try screen.tap(1))
      #expect(first.last == "performed 0")
      #expect(second.last == "selected 1")
    }
    list.row(
      "with multiple selection, a second tap deselects an item",
      .apple("uikit/uicollectionview/allowsmultipleselection")
    ) {
      let screen = TappedRows()
      screen.fixture.view.allowsMultipleSelection = true
      for item in [0, 1, 2, 1] { _ = try screen.tap(item) }
      #expect(screen.selected == [0, 2])
    }
    list.row(
      "a refused deselection keeps the item selected",
      .apple("uikit/uicollectionviewdelegate/collectionview(_:shoulddeselectitemat:)")
    ) {
      let screen = TappedRows()
      screen.fixture.view.allowsMultipleSelection = true
      screen.diary.refused = ["deselect"]
      _ = try screen.tap(1)
      let heard = try screen.tap(1)
      #expect(heard.last == "deselect? 1")
      #expect(screen.selected == [1])
    }
    list.row(
      "a tap on another item also calls the delegate for the deselected one",
      .apple("uikit/uicollectionviewdelegate/collectionview(_:diddeselectitemat:)")
    ) {
      let screen = TappedRows()
      _ = try screen.tap(0)
      let heard = try screen.tap(2)
      #expect(heard.filter { $0.contains("selected") } == ["deselected 0", "selected 2"])
      #expect(screen.selected == [2])
    }
    list.row(
      "taps do not select items in editing mode by default",
      .apple("uikit/uicollectionview/allowsselectionduringediting")
    ) {
      let screen = TappedRows()
      screen.fixture.view.isEditing = true
      let heard = try screen.tap(1)
      #expect(!heard.contains("selected 1") && screen.selected == [])
      screen.fixture.view.allowsSelectionDuringEditing = true
      _ = try screen.tap(1)
      #expect(screen.selected == [1])
    }
    list.row(
      "in editing mode a tap performs no primary action",
      .apple("uikit/uicollectionviewdelegate/collectionview(_:canperformprimaryactionforitemat:)")
    ) {
      final class Actions: NSObject, UICollectionViewDelegate {
        var performed: [Int] = []
        func collectionView(
          _ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath
        ) { performed.append(path.item) }
      }
      let (screen, actions) = (TappedRows(), Actions())
      screen.fixture.view.delegate = actions
      screen.fixture.view.allowsSelectionDuringEditing = true
      _ = try screen.tap(1)
      screen.fixture.view.isEditing = true
      _ = try screen.tap(2)
      #expect(actions.performed == [1])
    }
    list.row(
      "a drag that begins on a cell ends its highlight without a selection",
      .collectionGuide("CreatingCellsandViews")
    ) {
      let screen = TappedRows()
      try screen.window.play {
        $0.drag(from: CGPoint(x: 5, y: 30), to: CGPoint(x: 5, y: 5), duration: 0.3)
        $0.lift()
      }
      #expect(screen.fixture.view.contentOffset.y > 0)
      #expect(screen.selected == [])
      #expect(screen.fixture.view.visibleCells.filter(\.isHighlighted).isEmpty)
    }
  }
}
