import UIKit

/// A line of large cards, each above a corner of the one before, alternately higher and lower.
final class CardLineLayout: UICollectionViewLayout {
  private var side: CGFloat = 0
  private var count = 0

  private var step: CGFloat { (side * 0.9).rounded() }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    count = collectionView.numberOfItems(inSection: 0)
    side = (min(collectionView.bounds.width, collectionView.bounds.height) * 0.6).rounded()
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(count) * step + (collectionView?.bounds.width ?? 0) - step,
      height: collectionView?.bounds.height ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).map { card($0) }.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { card(indexPath.item) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  private func card(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    let bounds = collectionView?.bounds ?? .zero
    attributes.size = CGSize(width: side, height: side)
    let rise = (side / 3).rounded()
    attributes.frame.origin = CGPoint(
      x: ((bounds.width - side) / 2).rounded() + CGFloat(item) * step,
      y: ((bounds.height - side) / 2).rounded() + (item.isMultiple(of: 2) ? -rise : rise))
    attributes.zIndex = item
    return attributes
  }
}
