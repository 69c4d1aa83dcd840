import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct RegistrationTests {
  @Test func cellsOfARegistrationAreUsedAgain() {
    let screen = DiffableScreen(height: 30)
    screen.apply(["a": Array(0..<20)])
    for y in stride(from: CGFloat(0), through: 170, by: 10) {
      screen.view.contentOffset.y = y
      screen.view.layoutIfNeeded()
    }
    #expect(screen.view.machine.createdViewCount < 20)
    #expect(screen.view.visibleCells.compactMap { ($0 as? ItemCell)?.text } == ["17", "18", "19"])
  }

  @Test func withoutAnItemTheHandlerIsNotCalled() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: RowsLayout())
    let listing = Listing(count: 1)
    view.dataSource = listing
    var calls = 0
    let registration = UICollectionView.CellRegistration<ItemCell, Int> { _, _, _ in calls += 1 }
    _ = view.dequeueConfiguredReusableCell(using: registration, for: .item(0), item: nil)
    #expect(calls == 0)
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: .item(0), item: 4)
    #expect(calls == 1 && cell.reuseIdentifier != nil)
  }

  @Test func aNibMakesTheCells() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: RowsLayout())
    let nib = UINib { [ItemCell(frame: .zero)] }
    let registration = UICollectionView.CellRegistration<ItemCell, Int>(cellNib: nib) {
      $0.text = "\($2)"
    }
    let listing = Listing(count: 1)
    view.dataSource = listing
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: .item(0), item: 4)
    #expect(cell.text == "4")
  }

  @Test func aRegistrationMadeInACellProviderStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 20, height: 30), collectionViewLayout: RowsLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          view, path, item in
          let registration = UICollectionView.CellRegistration<ItemCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource cell provider."))
  }

  @Test func reconfiguringFillsTheSameCell() throws {
    let fixture = Fixture(Listing([["a", "b", "c"]]))
    fixture.view.layoutIfNeeded()
    let cell = try #require(fixture.view.cellForItem(at: .item(1)) as? ItemCell)
    _ = fixture.listing.takeEvents()
    fixture.listing.sections[0][1] = "new"
    fixture.view.reconfigureItems(at: [.item(1), .item(7)])
    #expect(fixture.listing.takeEvents() == ["cell 0,1"])
    #expect(cell.text == "new" && cell.preparations == 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: .item(1)) === cell)
  }

  @Test func reconfiguringInAnUpdateGoesByOldPlaces() throws {
    let fixture = Fixture(Listing([["a", "b", "c"]]))
    fixture.view.layoutIfNeeded()
    let cell = fixture.view.cellForItem(at: .item(2))
    _ = fixture.listing.takeEvents()
    fixture.view.performBatchUpdates {
      fixture.listing.sections = [["b", "C"]]
      fixture.view.deleteItems(at: [.item(0)])
      fixture.view.reconfigureItems(at: [.item(0), .item(2)])
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["b", "C"])
    #expect(fixture.view.cellForItem(at: .item(1)) === cell)
  }

  @Test func anotherIdentifierWhileReconfiguringStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var cells = ["a", "b"].map { _ in
          UICollectionView.CellRegistration<ItemCell, Int> { _, _, _ in }
        }
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 20, height: 30), collectionViewLayout: RowsLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          view, path, item in
          cells.reverse()
          return view.dequeueConfiguredReusableCell(using: cells[0], for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
        view.reconfigureItems(at: [.item(0)])
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item"))
  }
}
