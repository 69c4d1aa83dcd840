import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UICollectionViewScrollingTests {
  /// The height is 35, and rows are 10: item 10 is at 100 to 110, and the content is 200 high.
  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 10, 100.0), (.bottom, 10, 75),
    (.centeredVertically, 10, 87.5), (.top, 19, 165), (.bottom, 0, 0),
    (UICollectionView.ScrollPosition(), 10, 0), (.left, 10, 0),
  ])
  func itemsAreScrolledToTheirPlaces(
    _ position: UICollectionView.ScrollPosition, _ item: Int, _ offset: CGFloat
  ) {
    let fixture = Fixture(count: 20)
    fixture.view.scrollToItem(at: .item(item), at: position, animated: false)
    #expect(fixture.view.contentOffset.y == offset)
  }

  @Test func insetsAreKeptClear() {
    let fixture = Fixture(count: 20)
    fixture.view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 2, right: 0)
    fixture.view.scrollToItem(at: .item(10), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 95)
    fixture.view.scrollToItem(at: .item(10), at: .bottom, animated: false)
    #expect(fixture.view.contentOffset.y == 77)
    fixture.view.scrollToItem(at: .item(10), at: .centeredVertically, animated: false)
    #expect(fixture.view.contentOffset.y == 86)
  }

  @Test func pointsFindTheirItems() {
    let fixture = Fixture(count: 20)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 0)) == .item(0))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 199)) == .item(19))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 200)) == nil)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: -1, y: 5)) == nil)
  }

  /// Images at offsets a and b are equal where they show the same content.
  @Test func picturesOverlap() {
    let fixture = Fixture(count: 20)
    let width = 20 * 4
    func rows(at y: Int) -> [ArraySlice<UInt8>] {
      fixture.scroll(to: CGFloat(y))
      let bytes = fixture.picture()
      return (0..<35).map { bytes[($0 * width)..<(($0 + 1) * width)] }
    }
    let first = rows(at: 0)
    for y in 1..<35 {
      let second = rows(at: y)
      for row in y..<35 { #expect(first[row].elementsEqual(second[row - y])) }
    }
  }

  @Test func theBackgroundViewStaysWhileElementsScroll() {
    let fixture = Fixture(count: 20)
    let background = UIView()
    fixture.view.backgroundView = background
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 50)
    #expect(background.frame == CGRect(x: 0, y: 50, width: 20, height: 35))
    #expect(fixture.view.subviews.first === background)
  }

  @Test func elementsAreInTheOrderOfTheirDepth() {
    final class Fan: UICollectionViewLayout {
      var depths: [Int] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 20, height: 35) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        depths.enumerated().map { item, depth in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: .item(item))
          attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 35)
          attributes.zIndex = depth
          return attributes
        }
      }
    }
    let (listing, fan) = (Listing(count: 4), Fan())
    fan.depths = [3, 0, 0, -1]
    let fixture = Fixture(listing)
    fixture.view.setCollectionViewLayout(fan, animated: false)
    func order() -> [String] { fixture.view.subviews.compactMap { ($0 as? ItemCell)?.text } }
    #expect(order() == ["3", "1", "2", "0"])
    fan.depths = [0, 0, 5, 1]
    fan.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(order() == ["0", "1", "3", "2"])
  }
}
