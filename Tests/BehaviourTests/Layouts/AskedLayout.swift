import UIKit

/// A column of items of 100 by 20 that records its calls.
class AskedLayout: UICollectionViewLayout {
  private(set) var heard: [String] = []
  var frames: (Int) -> CGRect = { CGRect(x: 0, y: 20 * CGFloat($0), width: 100, height: 20) }

  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  final func hear(_ question: String) { heard.append(question) }

  private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frames(item)
    return attributes
  }

  override func prepare() {
    super.prepare()
    hear("prepare")
  }

  override var collectionViewContentSize: CGSize {
    hear("size")
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: 100, height: 20 * CGFloat(count))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    hear("elements")
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).map(attributes).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(indexPath.item) }
}
