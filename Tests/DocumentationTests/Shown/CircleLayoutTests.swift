import Testing
import UIKit

final class CircleLayout: UICollectionViewLayout {
  static let itemSize = CGSize(width: 40, height: 40)
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    guard let collectionView else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let (center, radius) = (collectionView.bounds.width / 2, collectionView.bounds.width / 2 - 20)
    attributes = (0..<count).map { item in
      let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
      let place = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      place.size = Self.itemSize
      place.center = CGPoint(x: center + radius * cos(angle), y: center + radius * sin(angle))
      return place
    }
  }

  override var collectionViewContentSize: CGSize {
    let side = collectionView?.bounds.width ?? 0
    return CGSize(width: side, height: side)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }
}

final class FourItems: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}

@MainActor @Test func fourItemsLieOnTheCompass() {
  let dataSource = FourItems()
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 240, height: 240), collectionViewLayout: CircleLayout())
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  view.dataSource = dataSource
  view.layoutIfNeeded()
  let centers = (0..<4).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.center }
  let compass = [(220, 120), (120, 220), (20, 120), (120, 20)]
  #expect(centers.count == 4)
  for (center, (x, y)) in zip(centers, compass) {
    #expect(abs(center.x - CGFloat(x)) < 0.5 && abs(center.y - CGFloat(y)) < 0.5)
  }
}
