import LayoutGeometry
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Deliberate violations of invariants are detected.
@MainActor @Suite struct InvariantTests {
  private func fixture() -> Fixture {
    let fixture = Fixture(count: 20, prefetches: true)
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 40)
    return fixture
  }

  @Test func aScrolledViewIsWhole() {
    let fixture = fixture()
    #expect(fixture.view.machine.invariantViolation == nil)
  }

  @Test func aRemovedViewIsReportedMissing() {
    let view = fixture().view
    view.visibleCells.first?.removeFromSuperview()
    #expect(
      view.machine.invariantViolation == "ItemCell is displayed and not on the screen")
  }

  @Test func aViewThatIsShownAndWaitsIsFound() throws {
    let view = fixture().view
    view.machine.reuse.keep(try #require(view.visibleCells.first))
    #expect(view.machine.invariantViolation == "ItemCell is in two places")
  }

  @Test func anElementThatTheLayoutDoesNotHaveIsFound() throws {
    let view = fixture().view
    let cell = try #require(view.visibleCells.first)
    view.machine.displayed.remove(.init(cell: .item(4)))
    view.machine.displayed.insert(cell, for: .init(cell: .item(19)))
    #expect(view.machine.invariantViolation?.hasPrefix("visible are [[0, 5]") == true)
  }

  @Test func anElementWithTwoViewsIsFound() throws {
    let view = fixture().view
    let cells = view.visibleCells
    view.machine.displayed.insert(try #require(cells.first), for: .init(cell: .item(5)))
    #expect(view.machine.invariantViolation?.contains("elements have") == true)
  }

  @Test func aViewInFrontOfTheWrongOneIsFound() throws {
    let view = fixture().view
    view.bringSubviewToFront(try #require(view.visibleCells.first))
    #expect(view.machine.invariantViolation == "views are out of order")
  }

  @Test func aCellThatLooksSelectedIsFound() throws {
    let view = fixture().view
    try #require(view.visibleCells.first).isSelected = true
    #expect(view.machine.invariantViolation == "[0, 4] looks wrongly selected")
  }

  @Test func aMappingOfTwoMovesToOnePlaceIsFound() {
    var updates = PendingUpdates()
    updates.movedItems = [(.item(0), .item(2)), (.item(1), .item(2))]
    let counts = SectionCounts(items: [3])
    let mapping = UpdateMapping(updates, from: counts, to: counts)
    #expect(mapping.invariantViolation(updates) == "[0, 1] goes to [0, 2]")
  }

  @Test func aMappingForOtherChangesIsFound() {
    let (old, new) = (SectionCounts(items: [3]), SectionCounts(items: [2]))
    var updates = PendingUpdates()
    updates.deletedItems = [.item(1)]
    let mapping = UpdateMapping(updates, from: old, to: new)
    #expect(mapping.invariantViolation(updates) == nil)
    updates.deletedItems = [.item(2)]
    #expect(mapping.invariantViolation(updates) == "[0, 1] is lost")
  }
}
