import UIKit

/// Attributes that carry a value of their own to the cell.
class ParallaxLayoutAttributes: UICollectionViewLayoutAttributes {
  var parallax: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! ParallaxLayoutAttributes
    copy.parallax = parallax
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParallaxLayoutAttributes, other.parallax == parallax else {
      return false
    }
    return super.isEqual(object)
  }
}

class ParallaxCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: ParallaxCell.self)
  private(set) var appliedParallax: CGFloat?
  private(set) var applyCount = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applyCount += 1
    guard let attributes = layoutAttributes as? ParallaxLayoutAttributes else { return }
    appliedParallax = attributes.parallax
  }
}

class ParallaxFlowLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass {
    return ParallaxLayoutAttributes.self
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    return super.layoutAttributesForElements(in: rect)?.compactMap {
      guard let attributes = $0.copy() as? ParallaxLayoutAttributes else { return nil }
      attributes.parallax = offset(for: attributes)
      return attributes
    }
  }

  private func offset(for attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    guard let collectionView = collectionView else { return 0 }
    return attributes.frame.minY - collectionView.contentOffset.y
  }
}
