import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Invisible cells after reloads, updates, layout changes, registrations and selection.
@MainActor @Suite struct StandbyCellChangeTests {
  /// Rows 10 to 13 are visible, 0 to 3 are retained, and 14 is prepared.
  private func fixtureWithOffscreenCells() -> Fixture {
    let fixture = Fixture(count: 20, prefetches: true)
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 98)
    fixture.scroll(to: 100)
    _ = fixture.listing.takeEvents()
    return fixture
  }

  @Test func theFixtureIsAsDocumented() {
    let view = fixtureWithOffscreenCells().view
    let held = (0..<20).filter { view.cellForItem(at: .item($0)) != nil }
    #expect(held == [0, 1, 2, 3, 9, 10, 11, 12, 13, 14])
    #expect(
      view.machine.prefetching.standby.preparedCount == 1
        && view.machine.prefetching.standby.count == 6)
  }

  @Test func reloadingDiscardsThem() {
    let fixture = fixtureWithOffscreenCells()
    fixture.listing.sections = [(0..<20).map { "new \($0)" }]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(
      fixture.listing.takeEvents()
        == (10..<14).map { "end 0,\($0)" } + (10..<14).flatMap { ["cell 0,\($0)", "will 0,\($0)"] }
    )
    // The pass has created cells for display; preparation follows in the next one.
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.listing.takeEvents() == ["cell 0,14"])
    fixture.scroll(to: 0)
    #expect(fixture.texts == ["new 0", "new 1", "new 2", "new 3"])
  }

  @Test func theyFollowTheirItemsThroughUpdates() {
    let fixture = fixtureWithOffscreenCells()
    fixture.listing.sections[0].remove(at: 1)
    fixture.view.deleteItems(at: [.item(1)])
    fixture.view.layoutIfNeeded()
    #expect((fixture.view.cellForItem(at: .item(1)) as? ItemCell)?.text == "2")
    _ = fixture.listing.takeEvents()
    fixture.scroll(to: 0)
    #expect(fixture.texts == ["0", "2", "3", "4"])
    #expect(
      fixture.listing.takeEvents().filter { !$0.hasPrefix("end") }
        == ["will 0,0", "will 0,1", "will 0,2", "cell 0,3", "will 0,3"])
  }

  @Test func reloadedItemsAreRequestedAgain() {
    let fixture = fixtureWithOffscreenCells()
    fixture.listing.sections[0][1] = "new"
    fixture.view.reloadItems(at: [.item(1)])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: .item(1)) == nil)
    fixture.scroll(to: 0)
    #expect(fixture.texts == ["0", "new", "2", "3"])
  }

  /// Single insertions, deletions and moves with retained and prepared cells have the result of
  /// reloading, wherever the view is scrolled afterwards.
  @Test func updatesEndAsReloadingDoes() {
    for from in [0, 2, 5, 9, 11, 14, 19] {
      for to in [0, 1, 3, 10, 13, 15, 19] {
        let fixture = fixtureWithOffscreenCells()
        let moved = fixture.listing.sections[0].remove(at: from)
        fixture.listing.sections[0].insert(moved, at: to)
        fixture.view.moveItem(at: .item(from), to: .item(to))
        expectReloadedTexts(fixture)
        fixture.listing.sections[0].remove(at: to)
        fixture.view.deleteItems(at: [.item(to)])
        expectReloadedTexts(fixture)
        fixture.listing.sections[0].insert("new", at: from)
        fixture.view.insertItems(at: [.item(from)])
        expectReloadedTexts(fixture)
      }
    }
  }

  private func expectReloadedTexts(_ fixture: Fixture) {
    for y in [100, 0, 70, 98] as [CGFloat] {
      fixture.scroll(to: y)
      let rows = fixture.view.indexPathsForVisibleItems.map(\.item)
      #expect(fixture.texts == rows.map { fixture.listing.sections[0][$0] })
    }
  }

  @Test func aNewRegistrationReplacesThem() {
    final class Other: UICollectionViewCell {}
    let fixture = fixtureWithOffscreenCells()
    fixture.view.register(Other.self, forCellWithReuseIdentifier: "item")
    #expect(fixture.view.machine.prefetching.standby.count == 0)
    fixture.scroll(to: 0)
    #expect(fixture.view.visibleCells.allSatisfy { $0 is Other })
  }

  @Test func aNewLayoutDiscardsThem() {
    let fixture = fixtureWithOffscreenCells()
    fixture.view.setCollectionViewLayout(RowsLayout(), animated: false)
    #expect(fixture.view.cellForItem(at: .item(0)) == nil)
    fixture.scroll(to: 0)
    #expect(fixture.texts == ["0", "1", "2", "3"])
  }

  @Test func newBoundsReachThem() {
    let fixture = fixtureWithOffscreenCells()
    fixture.view.frame.size.width = 30
    fixture.scroll(to: 0)
    #expect(fixture.view.visibleCells.map(\.frame.width) == [30, 30, 30, 30])
    #expect(fixture.texts == ["0", "1", "2", "3"])
  }

  @Test func selectionReachesThem() {
    let fixture = fixtureWithOffscreenCells()
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    #expect(fixture.view.cellForItem(at: .item(1))?.isSelected == true)
    fixture.view.selectItem(at: .item(15), animated: false, scrollPosition: [])
    fixture.scroll(to: 102)
    #expect(fixture.view.cellForItem(at: .item(15))?.isSelected == true)
    fixture.view.deselectItem(at: .item(1), animated: false)
    fixture.scroll(to: 0)
    #expect(fixture.view.visibleCells.filter(\.isSelected).isEmpty)
  }
}
