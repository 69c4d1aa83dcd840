import Testing
import UIKit
import UIKitTestSupport

/// All scroll positions on both axes, with insets, compared with their definitions.
@MainActor @Suite struct ScrollToItemTests {
  /// Ten columns by ten rows of 20 by 30 points.
  final class Board: UICollectionViewLayout {
    static let cell = CGSize(width: 20, height: 30)

    override var collectionViewContentSize: CGSize {
      CGSize(width: 10 * Self.cell.width, height: 10 * Self.cell.height)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(indexPath.item % 10) * Self.cell.width,
        y: CGFloat(indexPath.item / 10) * Self.cell.height,
        width: Self.cell.width, height: Self.cell.height)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<100).compactMap { layoutAttributesForItem(at: .item($0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  private func board() -> (UICollectionView, Listing) {
    let (layout, listing) = (Board(), Listing(count: 100))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 70, height: 100), collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = listing
    return (view, listing)
  }

  nonisolated static let vertical: [UICollectionView.ScrollPosition] = [
    [], .top, .centeredVertically, .bottom,
  ]
  nonisolated static let horizontal: [UICollectionView.ScrollPosition] = [
    [], .left, .centeredHorizontally, .right,
  ]

  /// The item's edge or centre is aligned with that of the area inside the insets, limited by the
  /// content's ends.
  @Test(arguments: vertical, horizontal)
  func theItemIsWhereThePositionSpecifies(
    _ vertical: UICollectionView.ScrollPosition, _ horizontal: UICollectionView.ScrollPosition
  ) {
    for inset in [UIEdgeInsets.zero, UIEdgeInsets(top: 7, left: 3, bottom: 12, right: 6)] {
      for item in [0, 9, 33, 44, 57, 90, 99] {
        let (view, listing) = board()
        view.contentInset = inset
        view.contentOffset = CGPoint(x: 41, y: 52)
        withExtendedLifetime(listing) {
          view.scrollToItem(at: .item(item), at: vertical.union(horizontal), animated: false)
        }
        let x = CGFloat(item % 10) * 20
        let y = CGFloat(item / 10) * 30
        let wantedX = place(
          x, 20, in: 70, inset.left, inset.right, content: 200,
          at: Self.horizontal.firstIndex(of: horizontal), from: 41)
        let wantedY = place(
          y, 30, in: 100, inset.top, inset.bottom, content: 300,
          at: Self.vertical.firstIndex(of: vertical), from: 52)
        #expect(view.contentOffset == CGPoint(x: wantedX, y: wantedY), "item \(item)")
      }
    }
  }

  private func place(
    _ start: CGFloat, _ extent: CGFloat, in length: CGFloat, _ before: CGFloat, _ after: CGFloat,
    content: CGFloat, at place: Int?, from current: CGFloat
  ) -> CGFloat {
    let free = length - before - after - extent
    let share: CGFloat
    switch place {
    case 1: share = 0
    case 2: share = 0.5
    case 3: share = 1
    default: return current
    }
    return min(max(start - before - free * share, -before), content + after - length)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 10, height: 10), CGPoint(x: 0, y: 0)),
    (CGRect(x: 60, y: 90, width: 10, height: 10), CGPoint(x: 0, y: 0)),
    (CGRect(x: 65, y: 90, width: 10, height: 10), CGPoint(x: 5, y: 0)),
    (CGRect(x: 0, y: 150, width: 70, height: 50), CGPoint(x: 0, y: 100)),
    (CGRect(x: 0, y: 150, width: 10, height: 120), CGPoint(x: 0, y: 150)),
    (CGRect(x: 500, y: 500, width: 10, height: 10), CGPoint(x: 130, y: 200)),
    (CGRect(x: -50, y: -50, width: 10, height: 10), CGPoint(x: 0, y: 0)),
  ])
  func rectanglesAreBroughtInByTheShortestWay(_ rect: CGRect, _ offset: CGPoint) {
    let (view, listing) = board()
    view.layoutIfNeeded()
    withExtendedLifetime(listing) { view.scrollRectToVisible(rect, animated: false) }
    #expect(view.contentOffset == offset)
    view.scrollRectToVisible(rect, animated: false)
    #expect(view.contentOffset == offset, "a second call does not scroll")
  }

  @Test func visibleItemsDoNotMove() {
    let (view, listing) = board()
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: -25)
    withExtendedLifetime(listing) {
      view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    }
    #expect(view.contentOffset.y == -25, "the item is past the end, but visible")
    view.contentOffset = CGPoint(x: 0, y: 45)
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 40, "the inset covers the item")
  }
}
