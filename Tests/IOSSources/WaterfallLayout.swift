import UIKit

protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
  ) -> CGFloat
}

/// Pinterest-like columns: every item goes to the shortest one.
class WaterfallLayout: UICollectionViewLayout {
  var numberOfColumns: Int = 2 {
    didSet { if numberOfColumns != oldValue { invalidateLayout() } }
  }
  var spacing: CGFloat = 10
  var sectionInset: UIEdgeInsets = .zero

  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private(set) var prepareCount = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    return collectionView.bounds.width - collectionView.contentInset.left
      - collectionView.contentInset.right
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    prepareCount += 1
    guard let collectionView = collectionView else { return }
    cache.removeAll(keepingCapacity: true)
    contentHeight = 0

    let available = contentWidth - sectionInset.left - sectionInset.right
    let columnWidth =
      (available - CGFloat(numberOfColumns - 1) * spacing) / CGFloat(numberOfColumns)
    var heights = [CGFloat](repeating: sectionInset.top, count: numberOfColumns)
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate

    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let height =
        delegate?.collectionView(
          collectionView, layout: self, heightForItemAt: indexPath, withWidth: columnWidth)
        ?? columnWidth
      let column = heights.enumerated().min { $0.element < $1.element }!.offset
      let frame = CGRect(
        x: sectionInset.left + CGFloat(column) * (columnWidth + spacing), y: heights[column],
        width: columnWidth, height: height)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      cache.append(attributes)
      heights[column] = frame.maxY + spacing
      contentHeight = max(contentHeight, frame.maxY + sectionInset.bottom)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return cache[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}

final class BrickHeights: NSObject, WaterfallLayoutDelegate {
  private(set) var asked = 0

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
  ) -> CGFloat {
    asked += 1
    return [50, 80, 30, 60][indexPath.item % 4] * width / 100
  }
}
