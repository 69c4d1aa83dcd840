import UIKit

/// A row of cards; the one in the middle is largest, and scrolling rests on a card.
class CarouselFlowLayout: UICollectionViewFlowLayout {
  var sideItemScale: CGFloat = 0.6
  var sideItemAlpha: CGFloat = 0.6

  override func prepare() {
    super.prepare()
    guard let collectionView = self.collectionView else { return }
    if collectionView.decelerationRate != .fast {
      collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    }
    scrollDirection = .horizontal
    let side = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return attributes.map { transformed($0) }
  }

  private func transformed(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let collectionView = collectionView else { return attributes }
    let visibleCenter = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let maxDistance = itemSize.width + minimumLineSpacing
    let distance = min(abs(visibleCenter - attributes.center.x), maxDistance)
    let ratio = (maxDistance - distance) / maxDistance
    let scale = ratio * (1 - sideItemScale) + sideItemScale
    attributes.alpha = ratio * (1 - sideItemAlpha) + sideItemAlpha
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(ratio * 10)
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView,
      let candidates = layoutAttributesForElements(in: collectionView.bounds)
    else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let middle = collectionView.bounds.size.width / 2
    let proposedCenter = proposedContentOffset.x + middle
    let closest =
      candidates.sorted {
        abs($0.center.x - proposedCenter) < abs($1.center.x - proposedCenter)
      }.first ?? UICollectionViewLayoutAttributes()
    return CGPoint(x: floor(closest.center.x - middle), y: proposedContentOffset.y)
  }
}
