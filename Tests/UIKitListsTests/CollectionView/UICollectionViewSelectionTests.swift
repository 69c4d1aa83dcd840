import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UICollectionViewSelectionTests {
  @Test func selectionSurvivesReuse() {
    let fixture = Fixture(count: 20)
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    fixture.view.selectItem(at: .item(15), animated: false, scrollPosition: [])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: .item(1))?.isSelected == true)
    fixture.scroll(to: 140)
    let selected = fixture.view.visibleCells.filter(\.isSelected)
    #expect(selected.compactMap { fixture.view.indexPath(for: $0) } == [.item(15)])
    fixture.scroll(to: 0)
    #expect(fixture.view.cellForItem(at: .item(1))?.isSelected == true)
    #expect(fixture.view.cellForItem(at: .item(0))?.isSelected == false)
  }

  /// Reloading and reconfiguring individual items preserves the selection, in any cell; only
  /// `reloadData()` clears it.
  @Test func selectionSurvivesReloadedItems() {
    let fixture = Fixture(Listing([["a", "b"], ["c"]]))
    fixture.view.allowsMultipleSelection = true
    for path in [IndexPath.item(1), .item(0, 1)] {
      fixture.view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    fixture.view.layoutIfNeeded()
    let old = fixture.view.cellForItem(at: .item(1))
    fixture.view.reloadItems(at: [.item(1)])
    fixture.view.layoutIfNeeded()
    fixture.view.reloadSections([1])
    fixture.view.layoutIfNeeded()
    fixture.view.reconfigureItems(at: [.item(1)])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForSelectedItems == [.item(1), .item(0, 1)])
    let selected = fixture.view.visibleCells.filter(\.isSelected)
    #expect(selected.compactMap { ($0 as? ItemCell)?.text } == ["b", "c"])
    #expect(old?.isSelected == true || old?.superview == nil)
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["c"], ["a", "b"]]
      fixture.view.moveSection(1, toSection: 0)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForSelectedItems == [.item(1, 1), .item(0)])
  }

  @Test func oneSelectionReplacesTheOther() {
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    fixture.view.selectItem(at: .item(2), animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [.item(2)])
    #expect(fixture.view.cellForItem(at: .item(1))?.isSelected == false)
    fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func allowingMoreKeepsWhatIsSelected() {
    let fixture = Fixture(count: 20)
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectItem(at: .item(3), animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [.item(1), .item(3)])
    fixture.view.allowsMultipleSelection = false
    #expect(fixture.view.indexPathsForSelectedItems == [.item(3)])
    fixture.view.allowsSelection = false
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [])
  }

  @Test func selectingMakesNoCallsAndCanScroll() {
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    _ = fixture.listing.takeEvents()
    fixture.view.selectItem(at: .item(10), animated: false, scrollPosition: .top)
    #expect(fixture.view.contentOffset.y == 100)
    #expect(fixture.listing.takeEvents() == [])
  }

  @Test func theSelectedBackgroundShowsWhileSelectedOrHighlighted() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (plain, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [plain, selected, cell.contentView])
    cell.isHighlighted = true
    cell.isSelected = false
    #expect(cell.subviews == [plain, selected, cell.contentView])
    cell.isHighlighted = false
    #expect(cell.subviews == [plain, cell.contentView])
    #expect(plain.frame == cell.bounds)
    cell.frame.size = CGSize(width: 30, height: 20)
    cell.layoutIfNeeded()
    #expect(plain.frame == cell.bounds && cell.contentView.frame == cell.bounds)
  }

  @Test func highlightReachesLabelsInsideTheCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (box, label) = (UIView(), UILabel())
    box.addSubview(label)
    cell.contentView.addSubview(box)
    cell.isHighlighted = true
    #expect(label.isHighlighted)
    cell.isHighlighted = false
    #expect(!label.isHighlighted)
  }

  @Test func highlightFollowsTheItem() {
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    fixture.view.machine.setHighlighted(true, at: .item(2))
    #expect(fixture.view.cellForItem(at: .item(2))?.isHighlighted == true)
    fixture.scroll(to: 100)
    #expect(fixture.view.visibleCells.filter(\.isHighlighted).isEmpty)
    fixture.scroll(to: 0)
    #expect(fixture.view.visibleCells.filter(\.isHighlighted).count == 1)
    fixture.view.machine.setHighlighted(false, at: .item(2))
    #expect(fixture.view.visibleCells.filter(\.isHighlighted).isEmpty)
  }
}
