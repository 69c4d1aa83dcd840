import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UICollectionViewReuseTests {
  @Test func cellsAreRequestedAsTheyBecomeVisible() {
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    #expect(
      fixture.listing.takeEvents() == [
        "cell 0,0", "will 0,0", "cell 0,1", "will 0,1", "cell 0,2", "will 0,2", "cell 0,3",
        "will 0,3",
      ])
    fixture.scroll(to: 10)
    #expect(fixture.listing.takeEvents() == ["end 0,0", "cell 0,4", "will 0,4"])
    fixture.scroll(to: 11)
    #expect(fixture.listing.takeEvents() == [])
    fixture.scroll(to: 0)
    #expect(fixture.listing.takeEvents() == ["end 0,4", "cell 0,0", "will 0,0"])
  }

  @Test func whatLeavesIsUsedForWhatComes() {
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    let first = fixture.view.cellForItem(at: .item(0)) as? ItemCell
    fixture.scroll(to: 10)
    let last = fixture.view.cellForItem(at: .item(4)) as? ItemCell
    #expect(first != nil && first === last)
    #expect(last?.preparations == 1 && last?.text == "4")
    #expect(fixture.view.cellForItem(at: .item(0)) == nil)
  }

  @Test func newCellsAreNotPrepared() {
    let fixture = Fixture(count: 3)
    fixture.view.layoutIfNeeded()
    for cell in fixture.view.visibleCells { #expect((cell as? ItemCell)?.preparations == 0) }
  }

  /// At most five rows of ten fit in 35 points, so that no more cells are created by scrolling.
  @Test func noMoreCellsAreMadeThanAreSeenAtOnce() {
    let fixture = Fixture(count: 10_000)
    for y in stride(from: CGFloat(0), through: 2_000, by: 7) { fixture.scroll(to: y) }
    for y in stride(from: CGFloat(90_000), through: 88_000, by: -333) { fixture.scroll(to: y) }
    #expect(fixture.view.machine.createdViewCount <= 5)
  }

  @Test func unusualPathsShowTheSamePicture() {
    for y in [0, 5, 13, 88, 165] as [CGFloat] {
      let cold = Fixture(count: 20)
      cold.scroll(to: y)
      let travelled = Fixture(count: 20)
      travelled.view.machine.poisonsRecycledViews = true
      for stop in [40, 3, 165, 77, 100] as [CGFloat] {
        travelled.scroll(to: stop)
        _ = travelled.picture()
      }
      travelled.scroll(to: y)
      let isSame = cold.picture() == travelled.picture()
      #expect(isSame, "at \(y)")
    }
  }

  /// Altering reused views reveals a cell that does not redraw itself.
  @Test func aForgetfulCellIsFoundOut() {
    final class Forgetful: UICollectionViewCell {
      override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIRectFill(bounds)
      }
    }
    func picture(poisoned: Bool) -> [UInt8] {
      let fixture = Fixture(count: 20)
      fixture.view.register(Forgetful.self, forCellWithReuseIdentifier: "item")
      fixture.view.machine.poisonsRecycledViews = poisoned
      _ = fixture.picture()
      fixture.scroll(to: 10)
      return fixture.picture()
    }
    let isFoundOut = picture(poisoned: true) != picture(poisoned: false)
    #expect(isFoundOut)
  }

  @Test func attributesAreAppliedOnceUnlessTheyChange() {
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 3)
    let cell = fixture.view.cellForItem(at: .item(1)) as? ItemCell
    #expect(cell?.applied == [.item(1)])
    fixture.layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell?.applied == [.item(1)])
  }

  @Test func aNewRegistrationReplacesTheOld() {
    final class Other: UICollectionViewCell {}
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 10)
    fixture.view.register(Other.self, forCellWithReuseIdentifier: "item")
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 100)
    fixture.scroll(to: 0)
    #expect(fixture.view.visibleCells.contains { $0 is Other })
  }

  @Test func nibsMakeCells() {
    let fixture = Fixture(count: 2)
    fixture.view.register(
      UINib { [ItemCell(frame: .zero)] }, forCellWithReuseIdentifier: "item")
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["0", "1"])
    #expect(
      fixture.view.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func identifiersHaveQueuesOfTheirOwnPerKind() {
    let fixture = Fixture(Listing([["a"], ["b"], ["c"]]), hasHeaders: true)
    fixture.view.layoutIfNeeded()
    #expect(
      fixture.listing.takeEvents() == [
        "header 0", "cell 0,0", "will 0,0", "header 1", "cell 1,0", "will 1,0", "header 2",
        "cell 2,0", "will 2,0",
      ])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        == [.item(0, 0), .item(0, 1), .item(0, 2)])
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: .item(0, 1))?.frame.minY == 14)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: kind).count == 3)
  }
}
