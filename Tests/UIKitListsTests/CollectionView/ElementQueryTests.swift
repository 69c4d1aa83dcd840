import Testing
import UIKit
import UIKitTestSupport

/// Queries of the item at a point and of the visible items.
@MainActor @Suite struct ElementQueryTests {
  /// Items of 20 by 20 points around (50, 50), modified by a closure.
  final class Pile: UICollectionViewLayout {
    var change: (Int, UICollectionViewLayoutAttributes) -> Void = { _, _ in }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(item))
        attributes.frame = CGRect(x: 40 + 10 * CGFloat(item), y: 40, width: 20, height: 20)
        change(item, attributes)
        return attributes
      }
    }
  }

  private func pile(
    _ change: @escaping (Int, UICollectionViewLayoutAttributes) -> Void = { _, _ in }
  ) -> (UICollectionView, Listing) {
    let (layout, listing) = (Pile(), Listing(count: 3))
    layout.change = change
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = listing
    return (view, listing)
  }

  private func item(
    at x: CGFloat, _ y: CGFloat = 50,
    _ change: @escaping (Int, UICollectionViewLayoutAttributes) -> Void = { _, _ in }
  ) -> Int? {
    let (view, listing) = pile(change)
    return withExtendedLifetime(listing) {
      view.indexPathForItem(at: CGPoint(x: x, y: y))?.item
    }
  }

  @Test func ofOverlappingItemsTheFrontmostIsFound() {
    #expect(item(at: 45) == 0 && item(at: 55) == 1 && item(at: 65) == 2 && item(at: 81) == nil)
    let reversed: (Int, UICollectionViewLayoutAttributes) -> Void = { $1.zIndex = -$0 }
    #expect(item(at: 55, 50, reversed) == 0 && item(at: 65, 50, reversed) == 1)
  }

  @Test func hiddenItemsAreNotFound() {
    #expect(item(at: 55, 50, { $1.isHidden = $0 == 1 }) == 0)
  }

  /// A square of side 20 rotated by 45 degrees extends 14.1 points from its centre along the axes,
  /// and 10 along the diagonals: the corner of its bounding box is outside of the item.
  @Test func turnedItemsAreFoundWhereTheyAreDrawn() {
    let turned: (Int, UICollectionViewLayoutAttributes) -> Void = { item, attributes in
      attributes.transform = CGAffineTransform(rotationAngle: .pi / 4)
      attributes.isHidden = item != 1
    }
    #expect(item(at: 60, 63.5, turned) == 1)
    #expect(item(at: 60, 65, turned) == nil)
    #expect(item(at: 66, 56, turned) == 1)
    #expect(item(at: 71, 61, turned) == nil)
  }

  /// The item at a point is that of the hit cell.
  @Test func pointsFindWhatHitTestingFinds() {
    let (view, listing) = pile { item, attributes in
      attributes.zIndex = [2, 0, 1][item]
      attributes.transform = CGAffineTransform(rotationAngle: 0.4 * CGFloat(item))
    }
    view.layoutIfNeeded()
    for x in stride(from: CGFloat(30.25), to: 100, by: 3) {
      for y in stride(from: CGFloat(30.25), to: 70, by: 3) {
        let point = CGPoint(x: x, y: y)
        var hit = view.hitTest(point, with: nil)
        while let current = hit, !(current is UICollectionViewCell) { hit = current.superview }
        let touched = (hit as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }
        #expect(view.indexPathForItem(at: point) == touched, "at \(point)")
      }
    }
    withExtendedLifetime(listing) {}
  }

  @Test func queriesAgreeAboutVisibleElements() {
    let fixture = Fixture(count: 20, prefetches: true)
    for y in [0, 2, 4, 6, 50, 52, 165] as [CGFloat] {
      fixture.scroll(to: y)
      let rows = (0..<20).filter { row in
        let top = CGFloat(row) * 10
        return top < y + 35 && top + 10 > y
      }
      #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == rows)
      #expect(fixture.view.visibleCells.map { fixture.view.indexPath(for: $0)?.item } == rows)
      for row in rows {
        #expect((fixture.view.cellForItem(at: .item(row)) as? ItemCell)?.text == "\(row)")
      }
    }
    #expect(fixture.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    #expect(fixture.view.cellForItem(at: .item(99)) == nil)
    #expect(fixture.view.cellForItem(at: IndexPath(index: 0)) == nil)
  }
}
