import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UICollectionViewUpdateTests {
  @Test func deletesGoByOldIndexesInsertsByNewOnes() {
    let fixture = Fixture(Listing([["a", "b", "c", "d"]]))
    fixture.view.layoutIfNeeded()
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["x", "d", "a", "c"]]
      fixture.view.deleteItems(at: [.item(1)])
      fixture.view.insertItems(at: [.item(0)])
      fixture.view.moveItem(at: .item(3), to: .item(1))
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["x", "d", "a", "c"])
  }

  @Test func cellsThatStayAreNotRequestedAgain() {
    let fixture = Fixture(Listing([["a", "b", "c"]]))
    fixture.view.layoutIfNeeded()
    let kept = fixture.view.cellForItem(at: .item(2))
    _ = fixture.listing.takeEvents()
    fixture.listing.sections = [["a", "c"]]
    fixture.view.deleteItems(at: [.item(1)])
    fixture.view.layoutIfNeeded()
    #expect(fixture.listing.takeEvents() == ["end 0,1"])
    #expect(fixture.view.cellForItem(at: .item(1)) === kept)
    #expect(kept?.frame.minY == 10)
  }

  @Test func theSelectionFollowsItsItems() {
    let fixture = Fixture(Listing([["a", "b", "c", "d"]]))
    fixture.view.allowsMultipleSelection = true
    for item in [0, 1, 3] {
      fixture.view.selectItem(at: .item(item), animated: false, scrollPosition: [])
    }
    fixture.view.layoutIfNeeded()
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["new", "d", "a", "c"]]
      fixture.view.deleteItems(at: [.item(1)])
      fixture.view.insertItems(at: [.item(0)])
      fixture.view.moveItem(at: .item(3), to: .item(1))
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForSelectedItems == [.item(2), .item(1)])
    let selected = fixture.view.visibleCells.filter(\.isSelected)
    #expect(selected.compactMap { ($0 as? ItemCell)?.text } == ["d", "a"])
  }

  @Test func completionsComeOutermostFirst() {
    let fixture = Fixture(count: 3)
    var order: [String] = []
    fixture.view.performBatchUpdates {
      fixture.view.performBatchUpdates({}, completion: { _ in order.append("inner") })
    } completion: { _ in
      order.append("outer")
    }
    #expect(order == ["outer", "inner"])
  }

  @Test func insideAnUpdateTheOldCountsHold() {
    let fixture = Fixture(count: 3)
    var inside: Int?
    fixture.view.performBatchUpdates {
      fixture.listing.sections[0].removeLast()
      fixture.view.deleteItems(at: [.item(2)])
      inside = fixture.view.numberOfItems(inSection: 0)
    }
    #expect(inside == 3 && fixture.view.numberOfItems(inSection: 0) == 2)
  }

  /// All changes between lists of up to four items have the result of reloading.
  @Test func anUpdateEndsAsReloadingDoes() {
    let lists = ["", "a", "b", "ab", "ba", "abc", "cab", "bcd", "dc", "acbd"].map {
      $0.map(String.init)
    }
    for before in lists {
      for after in lists {
        let fixture = Fixture(Listing([before]))
        fixture.view.layoutIfNeeded()
        let difference = after.difference(from: before)
        fixture.view.performBatchUpdates {
          fixture.listing.sections = [after]
          for case .remove(let offset, _, _) in difference {
            fixture.view.deleteItems(at: [.item(offset)])
          }
          for case .insert(let offset, _, _) in difference {
            fixture.view.insertItems(at: [.item(offset)])
          }
        }
        fixture.view.layoutIfNeeded()
        #expect(fixture.texts == after, "\(before) to \(after)")
        let isSame = fixture.picture() == Fixture(Listing([after])).picture()
        #expect(isSame)
      }
    }
  }

  @Test func sectionsComeAndGo() {
    let fixture = Fixture(Listing([["a"], ["b"], ["c"]]), hasHeaders: true)
    fixture.view.layoutIfNeeded()
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["c"], ["x"], ["a"]]
      fixture.view.deleteSections([1])
      fixture.view.insertSections([1])
      fixture.view.moveSection(2, toSection: 0)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["c", "x", "a"])
    let reloaded = Fixture(Listing([["c"], ["x"], ["a"]]), hasHeaders: true)
    let isSame = fixture.picture() == reloaded.picture()
    #expect(isSame)
  }

  @Test func reloadedItemsGetNewContent() {
    let fixture = Fixture(Listing([["a", "b"]]))
    fixture.view.layoutIfNeeded()
    fixture.listing.sections = [["a", "B"]]
    fixture.view.reloadItems(at: [.item(1)])
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["a", "B"])
  }
}
