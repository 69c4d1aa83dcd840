import LayoutGeometry
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor
@Suite struct RightToLeftTests {
  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func screen(
    _ counts: [Int], _ direction: UICollectionView.ScrollDirection = .vertical,
    layout: UICollectionViewFlowLayout = Flipping(), isRightToLeft: Bool = true,
    change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> FlowScreen {
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 30, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 8)
    layout.headerReferenceSize = CGSize(width: 12, height: 12)
    layout.footerReferenceSize = CGSize(width: 6, height: 6)
    change(layout)
    return FlowScreen(
      100, 60, counts: counts, layout: layout,
      direction: isRightToLeft ? .forceRightToLeft : .unspecified)
  }

  @Test func framesAreMirroredInTheWidthOfTheContent() {
    let screen = screen([3])
    // Left to right: two per line of 88 points, at 4 and 62; mirrored, they start at the right.
    #expect(screen.frame(0, 0) == CGRect(x: 66, y: 13, width: 30, height: 20))
    #expect(screen.frame(0, 1) == CGRect(x: 8, y: 13, width: 30, height: 20))
    #expect(screen.frame(0, 2) == CGRect(x: 66, y: 43, width: 30, height: 20))
    #expect(screen.header(0) == CGRect(x: 0, y: 0, width: 100, height: 12))
    #expect(screen.view.visibleCells.map(\.frame.minX) == [66, 8, 66])
    #expect(
      screen.view.indexPathForItem(at: CGPoint(x: 70, y: 15)) == IndexPath(item: 0, section: 0))
  }

  @Test func nothingIsMirroredUnlessTheLayoutFlipsAndTheDirectionIsTheOther() {
    for screen in [
      screen([3], layout: UICollectionViewFlowLayout()), screen([3], isRightToLeft: false),
    ] {
      #expect(screen.frame(0, 0)?.minX == 4)
      #expect(screen.view.contentOffset == .zero)
    }
  }

  @Test func horizontalContentStartsAtTheRight() {
    let screen = screen([30], .horizontal)
    let width = screen.view.contentSize.width
    #expect(width > 200)
    #expect(screen.view.contentOffset.x == width - 100)
    #expect(screen.header(0) == CGRect(x: width - 12, y: 0, width: 12, height: 60))
    #expect(screen.frame(0, 0)?.maxX == width - 16)
    #expect(screen.view.visibleCells.map { screen.view.indexPath(for: $0)?.item }.first == 0)
    screen.view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .left, animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.view.cellForItem(at: IndexPath(item: 29, section: 0)) != nil)
  }

  @Test func shortHorizontalContentIsAtTheRight() {
    let screen = screen([1], .horizontal)
    #expect(screen.header(0)?.maxX == 100)
    #expect(screen.view.contentOffset.x == 0)
  }

  @Test func aNewWidthKeepsTheDistanceFromTheStart() {
    let screen = screen([30], .horizontal)
    screen.view.contentOffset.x -= 40
    screen.view.frame.size.width = 130
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentOffset.x == screen.view.contentSize.width - 130 - 40)
  }

  @Test func pinnedHeadersStickToTheRight() {
    let screen = screen([30], .horizontal) { $0.sectionHeadersPinToVisibleBounds = true }
    screen.view.contentOffset.x -= 50
    screen.view.layoutIfNeeded()
    #expect(screen.header(0)?.maxX == screen.view.bounds.maxX)
  }

  /// The left margin is at the left, whether or not the layout is mirrored.
  @Test func marginsStayWhereTheyAreOnTheScreen() {
    let screen = screen([2]) {
      $0.sectionInset = .zero
      $0.sectionInsetReference = .fromLayoutMargins
    }
    screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 5)
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0, 0)?.maxX == 95)
    #expect(screen.frame(0, 1)?.minX == 25)
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func everyRectangleAnswersWithTheMirrorOfWhatIsThere(
    direction: UICollectionView.ScrollDirection
  ) {
    for counts in [[], [0], [1], [2], [7], [3, 0, 4]] {
      let plain = screen(counts, direction, isRightToLeft: false)
      let flipped = screen(counts, direction)
      let mirror = HorizontalMirror(width: max(100, plain.view.contentSize.width))
      for x in stride(from: CGFloat(-10), to: mirror.width + 20, by: 7) {
        for y in stride(from: CGFloat(-5), to: 140, by: 23) {
          for length in [0.5, 9, 40, 300] as [CGFloat] {
            let rect = CGRect(x: x, y: y, width: length, height: length)
            let expected = plain.view.machine.elements(in: mirror(rect)).map { mirror($0.frame) }
            let found = flipped.view.machine.elements(in: rect)
            #expect(found.map(\.frame) == expected)
            for attributes in found where attributes.representedElementCategory == .cell {
              #expect(flipped.view.machine.item(at: attributes.indexPath) == attributes)
            }
          }
        }
      }
    }
  }

  // MARK: In motion

  /// Two per line from the right, at 66 and 8. The first one is deleted, and the others move, the
  /// third to the other side.
  @Test func updatesMoveItemsFromWhereTheyWereSeen() throws {
    let screen = screen([3])
    let window = UIWindow(frame: screen.view.frame)
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    let cells = (0..<3).map { screen.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    func seen() -> [CGPoint?] { cells.map { $0?.layer.presentation()?.frame.origin } }
    let before = [CGPoint(x: 66, y: 13), CGPoint(x: 8, y: 13), CGPoint(x: 66, y: 43)]
    #expect(seen() == before)
    screen.counts = [2]
    screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(seen() == before)
    MediaClock.current.advance(by: UpdateMotion.duration / 2)
    #expect(seen() == [before[0], CGPoint(x: 37, y: 13), CGPoint(x: 37, y: 28)])
    MediaClock.current.settle()
    #expect(seen().dropFirst() == [CGPoint(x: 66, y: 13), CGPoint(x: 8, y: 13)])
  }

  /// From two per line, each 30 wide, to one per line, 80 wide.
  @Test func layoutsTurnIntoEachOtherFromWhereItemsWereSeen() {
    let screen = screen([2])
    let window = UIWindow(frame: screen.view.frame)
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    let next = Flipping()
    next.itemSize = CGSize(width: 80, height: 20)
    next.minimumLineSpacing = 5
    next.sectionInset = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 8)
    let cells = (0..<2).map { screen.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    func seen() -> [CGFloat?] { cells.map { $0?.layer.presentation()?.frame.minX } }
    screen.view.setCollectionViewLayout(next, animated: true)
    #expect(seen() == [66, 8])
    MediaClock.current.settle()
    window.layoutIfNeeded()
    let ends = (0..<2).map { screen.frame(0, $0)?.minX }
    #expect(seen() == ends && !ends.contains { $0 == 66 })
  }
}
