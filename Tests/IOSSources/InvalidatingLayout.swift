import UIKit

class CountingInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var invalidatesMetrics = false
}

/// A list whose rows are laid out again only if the context requests it.
class InvalidatingLayout: UICollectionViewLayout {
  override class var invalidationContextClass: AnyClass {
    return CountingInvalidationContext.self
  }

  @IBInspectable var rowHeight: CGFloat = 20 {
    didSet {
      let context = CountingInvalidationContext()
      context.invalidatesMetrics = true
      invalidateLayout(with: context)
    }
  }
  private(set) var metrics: [CGFloat] = []
  private(set) var log: [String] = []
  private var offsets: [CGFloat]?

  override func prepare() {
    super.prepare()
    guard offsets == nil, let collectionView = collectionView else { return }
    metrics.append(rowHeight)
    offsets = (0..<collectionView.numberOfItems(inSection: 0)).map { CGFloat($0) * rowHeight }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let context = context as? CountingInvalidationContext, context.invalidatesMetrics {
      log.append("metrics")
      offsets = nil
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      log.append("everything")
      offsets = nil
    } else {
      log.append("bounds")
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    return context
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(
      width: collectionView?.bounds.width ?? 0, height: CGFloat(offsets?.count ?? 0) * rowHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    return (offsets ?? []).indices.compactMap {
      layoutAttributesForItem(at: IndexPath(row: $0, section: 0))
    }.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let offsets = offsets, indexPath.item < offsets.count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: offsets[indexPath.item], width: collectionViewContentSize.width,
      height: rowHeight)
    return attributes
  }
}
