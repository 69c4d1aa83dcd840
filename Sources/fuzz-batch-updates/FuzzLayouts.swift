import UIKit

/// A flow layout with a decoration view behind each section and a badge on every third item.
final class FuzzFlowLayout: UICollectionViewFlowLayout {
  static let background = "background"
  static let badge = "badge"

  /// Whether sections have backgrounds and items have badges.
  var isDecorated = false
  /// Whether it is mirrored in right-to-left interfaces.
  var flips = false

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  override init() {
    super.init()
    register(FuzzView.self, forDecorationViewOfKind: Self.background)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let plain = super.layoutAttributesForElements(in: rect) ?? []
    guard isDecorated, let collectionView else { return plain }
    let badges = plain.filter { $0.representedElementCategory == .cell }.compactMap {
      layoutAttributesForSupplementaryView(ofKind: Self.badge, at: $0.indexPath)
    }
    let backgrounds = (0..<collectionView.numberOfSections).compactMap {
      layoutAttributesForDecorationView(
        ofKind: Self.background, at: IndexPath(item: 0, section: $0))
    }
    return plain + badges + backgrounds.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.badge else {
      return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    guard isDecorated, indexPath.item % 3 == 0,
      let item = layoutAttributesForItem(at: indexPath)
    else { return nil }
    let badge = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    badge.frame = CGRect(x: item.frame.minX, y: item.frame.minY, width: 4, height: 4)
    badge.zIndex = 1
    return badge
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard isDecorated, let collectionView, indexPath.section < collectionView.numberOfSections
    else { return nil }
    let count = collectionView.numberOfItems(inSection: indexPath.section)
    guard count > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section)),
      let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: indexPath.section))
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = first.frame.union(last.frame)
    attributes.zIndex = -1
    return attributes
  }
}
