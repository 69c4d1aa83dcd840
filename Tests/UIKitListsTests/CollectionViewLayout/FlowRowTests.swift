import Testing
import UIKit

@testable import UIKitLists

/// Sections of a flow layout that scroll separately.
@MainActor
@Suite struct FlowRowTests {
  private final class RowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private final class Screen: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    var counts: [Int]

    init(_ counts: [Int], isRightToLeft: Bool = false, isSideways: Bool = false) {
      let layout = RowLayout()
      // The other sections are lines.
      layout.scrollsByItself = { $0 == 0 }
      layout.itemSize = CGSize(width: 40, height: 30)
      layout.headerReferenceSize = CGSize(width: 12, height: 12)
      layout.sectionInset = UIEdgeInsets(top: 4, left: 6, bottom: 2, right: 8)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.scrollDirection = isSideways ? .horizontal : .vertical
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      self.counts = counts
      super.init()
      if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    /// Returns the visible frame of an item; nil for one without a cell.
    func seen(_ item: Int, _ section: Int = 0) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: section))
        .map { $0.convert($0.bounds, to: view) }
    }

    var row: UIScrollView? { view.subviews.first { $0 is OrthogonalRowView } as? UIScrollView }

    func items(_ section: Int = 0) -> [Int] {
      view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
    }
  }

  @Test func aRowIsOneLineUnderItsHeader() throws {
    let screen = Screen([10, 5])
    let row = try #require(screen.row)
    #expect(row.frame == CGRect(x: 0, y: 16, width: 100, height: 30))
    #expect(row.contentSize.width == 504)
    #expect(screen.items() == [0, 1])
    #expect(screen.seen(1) == CGRect(x: 56, y: 16, width: 40, height: 30))
    #expect(screen.seen(0, 1) == CGRect(x: 29, y: 64, width: 40, height: 30))
    row.contentOffset.x = 120
    screen.view.layoutIfNeeded()
    #expect(screen.items() == [2, 3, 4])
    #expect(screen.seen(3)?.minX == 36)
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 40, y: 20))?.item == 3)
    screen.view.machine._checkInvariants()
  }

  @Test func itemsMoveInAndOut() throws {
    let screen = Screen([4, 2])
    screen.view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    screen.view.performBatchUpdates {
      screen.counts = [3, 3]
      screen.view.moveItem(
        at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
    }
    screen.view.layoutIfNeeded()
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 1))?.superview === screen.view)
    #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.superview === screen.row)
    screen.view.machine._checkInvariants()
  }

  @Test func aRowThatBecomesShorterIsPulledBack() throws {
    let screen = Screen([10])
    screen.row?.contentOffset.x = 404
    screen.view.layoutIfNeeded()
    screen.counts = [3]
    screen.view.performBatchUpdates {
      screen.view.deleteItems(at: (3..<10).map { IndexPath(item: $0, section: 0) })
    }
    screen.view.layoutIfNeeded()
    #expect(screen.row?.contentOffset.x == 54)
    screen.view.machine._checkInvariants()
  }

  @Test func fromRightToLeftARowBeginsAtTheRight() throws {
    let screen = Screen([10], isRightToLeft: true)
    #expect(screen.row?.contentOffset.x == 404)
    #expect(screen.seen(0) == CGRect(x: 54, y: 16, width: 40, height: 30))
  }

  @Test func inALayoutThatScrollsSidewaysARowScrollsUpAndDown() throws {
    let screen = Screen([10, 4], isSideways: true)
    let row = try #require(screen.row)
    #expect(row.frame == CGRect(x: 18, y: 0, width: 40, height: 100))
    #expect(row.contentSize.height == 396)
    screen.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .bottom, animated: false)
    screen.view.layoutIfNeeded()
    #expect(row.contentOffset.y == 294)
    #expect(screen.seen(9) == CGRect(x: 18, y: 70, width: 40, height: 30))
  }

  @Test func anItemIsScrolledByTheLeastDistance() throws {
    let screen = Screen([10, 40])
    func show(_ item: Int) -> CGFloat? {
      screen.view.machine.scrollItemToVisible(
        at: IndexPath(item: item, section: 0), animated: false)
      screen.view.layoutIfNeeded()
      return screen.row?.contentOffset.x
    }
    #expect(show(1) == 0)
    #expect(show(4) == 146)
    #expect(show(3) == 146)
    #expect(show(2) == 106)
    screen.view.contentOffset.y = 300
    screen.view.layoutIfNeeded()
    #expect(screen.row == nil)
    #expect(show(9) == 396 && screen.view.contentOffset.y == 16)
  }
}
