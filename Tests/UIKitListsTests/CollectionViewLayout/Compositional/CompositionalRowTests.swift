import Testing
import UIKit

/// Orthogonally scrolling sections.
@MainActor
@Suite struct CompositionalRowTests {
  @Test func cellsAreInAScrollViewOfTheSections() throws {
    let screen = CompositionalScreen([10, 3]) { $0 == 0 ? .shelf() : .rows(.absolute(20)) }
    let row = try #require(screen.row(0))
    #expect(row !== screen.view)
    #expect(row.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(row.contentSize == CGSize(width: 490, height: 30))
    #expect(!row.clipsToBounds && row.backgroundColor == nil)
    #expect(screen.cell(0, 1)?.superview === screen.view)
    #expect(screen.frame(0, 1)?.minY == 30)
    #expect(screen.view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 2)
    screen.view.machine._checkInvariants()
  }

  @Test func scrollingTheRowShowsOtherCells() throws {
    let screen = CompositionalScreen([10]) { _ in .shelf() }
    let row = try #require(screen.row(0))
    row.contentOffset.x = 120
    screen.view.layoutIfNeeded()
    #expect(screen.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4])
    #expect(screen.seen(screen.cell(3)) == CGRect(x: 30, y: 0, width: 40, height: 30))
    #expect(screen.frame(3) == CGRect(x: 150, y: 0, width: 40, height: 30))
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 35, y: 5))?.item == 3)
    #expect(screen.row(0) === row)
    screen.view.machine._checkInvariants()
  }

  /// Cells that leave one row are reused in another, and few are created.
  @Test func allSectionsShareOneReusePool() throws {
    let screen = CompositionalScreen([50, 50, 50]) { _ in .shelf() }
    for distance in stride(from: 0, through: 2000, by: 35) {
      screen.row(0)?.contentOffset.x = CGFloat(distance)
      screen.view.layoutIfNeeded()
      screen.row(2)?.contentOffset.x = CGFloat(distance / 2)
      screen.view.layoutIfNeeded()
    }
    #expect(screen.made.count <= 20, "\(screen.made.count) cells were made")
    screen.view.machine._checkInvariants()
  }

  @Test func aRowStaysWhereItIsWhileTheViewScrolls() throws {
    let screen = CompositionalScreen([10, 40]) { $0 == 0 ? .shelf() : .rows(.absolute(20)) }
    screen.row(0)?.contentOffset.x = 75
    screen.scroll(to: 400)
    #expect(screen.row(0) == nil)
    #expect(screen.view.subviews.contains { $0 is UIScrollView } == false)
    screen.scroll(to: 0)
    #expect(screen.row(0)?.contentOffset.x == 75)
    #expect(
      screen.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2, 3])
  }

  @Test func aRowScrolledBeforeItIsVisibleIsOnAPixel() throws {
    let screen = CompositionalScreen([40, 10]) { $0 == 0 ? .rows(.absolute(20)) : .shelf() }
    screen.view.machine.scrollRow(ofSection: 1, to: 120.3, animated: false)
    screen.scroll(to: 730)
    let row = try #require(screen.row(1))
    #expect(screen.view.machine.rowDistance(ofSection: 1) == row.contentOffset.x)
    #expect(row.contentOffset.x == UIScreen.main.rounded(CGPoint(x: 120.3, y: 0)).x)
  }

  @Test func scrollToItemScrollsBothDirections() throws {
    let screen = CompositionalScreen([10, 40, 10, 40]) {
      $0.isMultiple(of: 2) ? .shelf() : .rows(.absolute(20))
    }
    let target = IndexPath(item: 6, section: 2)
    screen.view.scrollToItem(at: target, at: [.top, .centeredHorizontally], animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentOffset.y == 830)
    #expect(screen.row(2)?.contentOffset.x == 270)
    screen.view.scrollToItem(
      at: IndexPath(item: 9, section: 2), at: [.top, .left], animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.row(2)?.contentOffset.x == 390, "not past the row's end")
  }

  /// A row that becomes shorter, visible or not, is scrolled back to its new end.
  @Test func aRowThatBecomesShorterIsPulledBackWhereverItIs() throws {
    for isOutOfSight in [false, true] {
      let screen = CompositionalScreen([10, 40]) { $0 == 0 ? .shelf() : .rows(.absolute(20)) }
      screen.row(0)?.contentOffset.x = 390
      screen.view.layoutIfNeeded()
      if isOutOfSight { screen.scroll(to: 400) }
      screen.counts = [3, 40]
      screen.view.performBatchUpdates {
        screen.view.deleteItems(at: (3..<10).map { IndexPath(item: $0, section: 0) })
      }
      screen.scroll(to: 0)
      #expect(screen.row(0)?.contentOffset.x == 40)
      #expect(screen.seen(screen.cell(2))?.maxX == 100)
      screen.view.machine._checkInvariants()
    }
  }

  /// The scroll view of a deleted section remains until its cells have faded out.
  @Test func cellsOfADeletedSectionLeaveInTheirRow() throws {
    let screen = CompositionalScreen([10, 3]) { $0 == 0 ? .shelf() : .rows(.absolute(20)) }
    let window = UIWindow(frame: screen.view.bounds)
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    let (row, cell) = (try #require(screen.row(0)), try #require(screen.cell(0)))
    screen.counts = [3]
    screen.view.performBatchUpdates { screen.view.deleteSections([0]) }
    screen.view.layoutIfNeeded()
    screen.view.machine._checkInvariants()
    #expect(cell.superview === row && row.superview === screen.view)
    MediaClock.current.settle()
    screen.view.layoutIfNeeded()
    #expect(row.superview == nil && cell.superview !== row)
    screen.view.machine._checkInvariants()
  }

  /// An item that moves from a scrolled row to another section begins at its visible position.
  @Test func anItemLeavesItsRowFromWhereItIsSeen() throws {
    let screen = CompositionalScreen([10, 1]) { $0 == 0 ? .shelf() : .rows(.absolute(20)) }
    let window = UIWindow(frame: screen.view.bounds)
    window.addSubview(screen.view)
    screen.row(0)?.contentOffset.x = 120
    window.layoutIfNeeded()
    let cell = try #require(screen.cell(3))
    let start = try #require(screen.seen(cell))
    screen.counts = [9, 2]
    screen.view.performBatchUpdates {
      screen.view.moveItem(
        at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 1))
    }
    let layer = try #require(cell.layer.presentation())
    #expect(cell.superview === screen.view)
    #expect(layer.position == CGPoint(x: start.midX, y: start.midY))
    MediaClock.current.settle()
  }

  @Test func selectionIsOneForAll() throws {
    let screen = CompositionalScreen([10, 3]) { $0 == 0 ? .shelf() : .rows(.absolute(20)) }
    screen.row(0)?.contentOffset.x = 100
    screen.view.layoutIfNeeded()
    screen.view.machine.touchDown(at: CGPoint(x: 10, y: 5))
    screen.view.machine.touchUp(at: CGPoint(x: 10, y: 5))
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(screen.cell(2)?.isSelected == true)
    screen.view.machine.touchDown(at: CGPoint(x: 10, y: 35))
    screen.view.machine.touchUp(at: CGPoint(x: 10, y: 35))
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
    #expect(screen.cell(2)?.isSelected == false)
  }

  @Test func fromRightToLeftRowsStartAtTheRight() throws {
    let screen = CompositionalScreen([10], isRightToLeft: true) { _ in .shelf() }
    let row = try #require(screen.row(0))
    #expect(row.contentOffset.x == 390)
    #expect(screen.seen(screen.cell(0)) == CGRect(x: 60, y: 0, width: 40, height: 30))
    #expect(screen.seen(screen.cell(1))?.minX == 10)
    row.contentOffset.x = 300
    screen.view.layoutIfNeeded()
    #expect(screen.seen(screen.cell(2))?.minX == 50)
    screen.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.seen(screen.cell(5))?.minX == 0)
    screen.view.machine._checkInvariants()
  }

  /// Items added and removed at a row's end, which is on the left from right to left, change where
  /// its content begins, and neither the distance at which it rests nor that to which it scrolls.
  @Test(arguments: [false, true], [0.0, 0.1])
  func aRowScrollsOnWhileItsLengthChanges(isRightToLeft: Bool, time: Double) throws {
    let screen = CompositionalScreen([4], isRightToLeft: isRightToLeft) { _ in .shelf() }
    let window = UIWindow(frame: screen.view.bounds)
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    screen.view.machine.scrollRow(ofSection: 0, to: 60, animated: true)
    MediaClock.current.advance(by: time)
    let distance = screen.view.machine.rowDistance(ofSection: 0)
    for count in [10, 5] {
      let changed = (min(count, screen.counts[0])..<max(count, screen.counts[0])).map {
        IndexPath(item: $0, section: 0)
      }
      let grows = count > screen.counts[0]
      screen.counts = [count]
      screen.view.performBatchUpdates {
        if grows {
          screen.view.insertItems(at: changed)
        } else {
          screen.view.deleteItems(at: changed)
        }
      }
      screen.view.layoutIfNeeded()
      #expect(screen.view.machine.rowDistance(ofSection: 0) == distance)
      screen.view.machine._checkInvariants()
    }
    MediaClock.current.settle()
    window.layoutIfNeeded()
    #expect(screen.view.machine.rowDistance(ofSection: 0) == 60)
    #expect(screen.seen(screen.cell(2))?.minX == (isRightToLeft ? 20 : 40))
    screen.view.machine._checkInvariants()
    window.isHidden = true
  }

  @Test func centredGroupsBeginAndEndInTheMiddle() throws {
    let screen = CompositionalScreen([10]) { _ in .shelf(.groupPagingCentered) }
    let row = try #require(screen.row(0))
    #expect(row.contentOffset.x == -30)
    #expect(screen.seen(screen.cell(0))?.midX == 50)
    screen.view.scrollToItem(
      at: IndexPath(item: 9, section: 0), at: .centeredHorizontally, animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.seen(screen.cell(9))?.midX == 50)
    #expect(row.contentOffset.x == 420)
  }

  struct Rest: Sendable {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let proposed: CGFloat
    let expected: CGFloat
  }

  /// The row is released at 60 with a proposed offset.
  @Test(arguments: [
    Rest(behavior: .continuous, proposed: 133, expected: 133),
    Rest(behavior: .continuousGroupLeadingBoundary, proposed: 133, expected: 150),
    Rest(behavior: .paging, proposed: 133, expected: 100),
    Rest(behavior: .groupPaging, proposed: 333, expected: 100),
    Rest(behavior: .groupPagingCentered, proposed: 333, expected: 120),
    Rest(behavior: .continuousGroupLeadingBoundary, proposed: 900, expected: 390),
    Rest(behavior: .groupPaging, proposed: -50, expected: 0),
  ])
  func aRowStops(_ rest: Rest) throws {
    let screen = CompositionalScreen([10]) { _ in .shelf(rest.behavior) }
    let row = try #require(screen.row(0))
    row.contentOffset.x = 60
    var target = CGPoint(x: rest.proposed, y: 0)
    row.assignedDelegate?.scrollViewWillEndDragging?(
      row, withVelocity: .zero, targetContentOffset: &target)
    #expect(target.x == rest.expected)
  }

  @Test func badgesAndBoundariesOfRowsAreWhereTheyBelong() throws {
    let screen = CompositionalScreen([10]) { _ in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize(.absolute(10), .absolute(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let size = layoutSize(.absolute(40), .absolute(30))
      let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      section.orthogonalScrollingBehavior = .continuous
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)), elementKind: "header",
          alignment: .top)
      ]
      section.decorationItems = [.background(elementKind: "background")]
      return section
    }
    let row = try #require(screen.row(0))
    row.contentOffset.x = 40
    screen.view.layoutIfNeeded()
    let badges = screen.view.visibleSupplementaryViews(ofKind: "badge")
    #expect(badges.allSatisfy { $0.superview === row })
    #expect(badges.compactMap { screen.seen($0)?.minX } == [30, 70])
    let header = screen.view.supplementaryView(
      forElementKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(header?.superview === screen.view)
    #expect(row.frame.minY == 20)
    let order = screen.view.subviews.filter { !$0.isHidden }
    #expect(order.first.map { type(of: $0) == UICollectionReusableView.self } == true)
    screen.view.machine._checkInvariants()
  }

  @Test func handlersOfRowsReceiveTheRowsOwnOffset() throws {
    var offsets: [CGFloat] = []
    let screen = CompositionalScreen([10]) { _ in
      let section = NSCollectionLayoutSection.shelf()
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        offsets.append(offset.x)
        for item in items {
          let distance = abs(item.frame.midX - offset.x - 50)
          item.transform = CGAffineTransform(scaleX: 1 - distance / 200, y: 1 - distance / 200)
        }
      }
      return section
    }
    screen.row(0)?.contentOffset.x = 120
    screen.view.layoutIfNeeded()
    #expect(offsets.last == 120)
    #expect(screen.cell(3)?.transform.isIdentity == true)
    #expect(screen.cell(2)?.transform.a == 0.75)
  }

  @Test func updatesTakeTheRowsAlong() throws {
    let screen = CompositionalScreen([4, 10]) { _ in .shelf() }
    screen.row(1)?.contentOffset.x = 110
    screen.view.layoutIfNeeded()
    screen.counts = [10]
    screen.view.performBatchUpdates { screen.view.deleteSections([0]) }
    screen.view.layoutIfNeeded()
    #expect(screen.row(0)?.contentOffset.x == 110)
    screen.counts = [3]
    screen.view.performBatchUpdates {
      screen.view.deleteItems(at: (3..<10).map { IndexPath(item: $0, section: 0) })
    }
    screen.view.layoutIfNeeded()
    #expect(screen.row(0)?.contentOffset.x == 40, "pulled back to the end")
    screen.view.machine._checkInvariants()
  }
}
