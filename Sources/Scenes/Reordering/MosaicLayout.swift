import UIKit

/// A flow layout that enlarges a dragged tile and makes it slightly transparent.
final class MosaicLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    attributes.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    attributes.alpha = 0.9
    return attributes
  }
}
