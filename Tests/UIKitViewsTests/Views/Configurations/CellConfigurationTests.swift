import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct CellConfigurationTests {
  private func cell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func aConfigurationBecomesTheContentView() {
    let cell = cell()
    let plain = cell.contentView
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let content = cell.contentView
    #expect(content is UIListContentView && content.superview === cell)
    #expect(plain.superview == nil && content.frame == cell.bounds)
    cell.contentConfiguration = UIListContentConfiguration.valueCell()
    #expect(cell.contentView === content)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func aBackgroundConfigurationExcludesBackgroundViews() {
    let cell = cell()
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundColor = .red
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.backgroundColor == nil)
    #expect(cell.subviews.count == 2 && cell.subviews.last === cell.contentView)
    let view = UIView()
    cell.backgroundView = view
    #expect(cell.backgroundConfiguration == nil && cell.subviews == [view, cell.contentView])
    cell.backgroundConfiguration = .listPlainCell()
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .listPlainCell()
    cell.backgroundColor = .red
    #expect(cell.backgroundConfiguration == nil && cell.subviews == [cell.contentView])
  }

  @Test func updatesAreCoalescedUntilTheLayout() {
    final class Counting: UICollectionViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
        backgroundConfiguration = .listGroupedCell()
      }
    }
    let cell = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.layoutIfNeeded()
    #expect(cell.states == [false])
    cell.isSelected = true
    cell.isSelected = false
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.states == [false])
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true])
  }

  @Test func theHandlerIsLast() {
    let cell = cell()
    cell.backgroundConfiguration = .listPlainCell()
    var colors: [UIColor?] = []
    cell.configurationUpdateHandler = { cell, _ in
      colors.append(cell.backgroundConfiguration?.backgroundColor)
    }
    cell.layoutIfNeeded()
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(colors == [.systemBackground, .systemGray4])
  }

  @Test func withoutAutomaticUpdatesNothingFollows() {
    let cell = cell()
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func aColorThatWasSetStaysInAllStates() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    var background = UIBackgroundConfiguration.listPlainCell()
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    background.backgroundColor = .red
    #expect(background.updated(for: state).backgroundColor == .red)
    background.backgroundColor = nil
    #expect(background.updated(for: state).resolvedBackgroundColor(for: .green) == .green)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedBackgroundColor(for: .green) == .blue)
    #expect(UIBackgroundConfiguration.clear().updated(for: state).backgroundColor == .clear)
  }

  @Test func aHeaderMadeOfACellIsNotSelectedWithItsItem() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 35), collectionViewLayout: RowsLayout())
    (view.collectionViewLayout as? RowsLayout)?.hasHeaders = true
    let kind = UICollectionView.elementKindSectionHeader
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    let listing = Listing([["a"]])
    view.dataSource = listing
    view.selectItem(at: .item(0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    let header = view.supplementaryView(forElementKind: kind, at: .item(0))
    #expect((header as? UICollectionViewCell)?.isSelected == false)
    #expect(view.cellForItem(at: .item(0))?.isSelected == true)
  }
}
