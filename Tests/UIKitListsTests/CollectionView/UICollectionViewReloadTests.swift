import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UICollectionViewReloadTests {
  @Test func reloadingQueriesNothingBeforeTheNextPass() {
    let fixture = Fixture(count: 3)
    fixture.view.layoutIfNeeded()
    _ = fixture.listing.takeEvents()
    fixture.listing.sections = [["x"]]
    fixture.view.reloadData()
    #expect(fixture.listing.takeEvents() == [])
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["x"])
    #expect(
      fixture.listing.takeEvents() == ["end 0,0", "end 0,1", "end 0,2", "cell 0,0", "will 0,0"])
  }

  @Test func reloadingDropsTheSelection() {
    let fixture = Fixture(count: 3)
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathsForSelectedItems == [])
    #expect(fixture.view.cellForItem(at: .item(1))?.isSelected == false)
  }

  @Test func shorterContentPullsTheOffsetBack() {
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 165)
    fixture.listing.sections = [["a", "b", "c", "d"]]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 5)
    #expect(fixture.texts == ["a", "b", "c", "d"])
  }

  @Test func countsAreReadOnce() {
    final class Counter: NSObject, UICollectionViewDataSource {
      var questions = 0
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int {
        questions += 1
        return 2
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    let (fixture, counter) = (Fixture(count: 0), Counter())
    fixture.view.dataSource = counter
    #expect(counter.questions == 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.numberOfSections == 1 && fixture.view.numberOfItems(inSection: 0) == 2)
    fixture.scroll(to: 5)
    #expect(counter.questions == 1)
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(counter.questions == 2)
  }

  @Test func theLayoutIsPreparedAfterInvalidationsOnly() {
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    #expect(fixture.layout.preparations == 1)
    fixture.scroll(to: 50)
    fixture.scroll(to: 60)
    #expect(fixture.layout.preparations == 1)
    fixture.layout.invalidateLayout()
    fixture.layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.layout.preparations == 2)
    fixture.view.frame.size.width = 30
    fixture.view.layoutIfNeeded()
    #expect(fixture.layout.preparations == 3)
    #expect(fixture.view.visibleCells.first?.frame.width == 30)
  }

  @Test func layoutsAreExchanged() {
    let fixture = Fixture(count: 20)
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    let other = RowsLayout()
    var isDone = false
    fixture.view.setCollectionViewLayout(other, animated: false) { isDone = $0 }
    #expect(isDone && fixture.view.collectionViewLayout === other)
    #expect(other.collectionView === fixture.view && fixture.layout.collectionView == nil)
    #expect(fixture.view.indexPathsForSelectedItems == [.item(1)])
    #expect(fixture.texts == ["0", "1", "2", "3"])
  }
}
