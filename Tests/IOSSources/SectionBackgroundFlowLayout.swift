import UIKit

class SectionBackgroundView: UICollectionReusableView {
  static let kind = "SectionBackground"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
    layer.cornerRadius = 8
    layer.masksToBounds = true
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A rounded ground behind every section.
class SectionBackgroundFlowLayout: UICollectionViewFlowLayout {
  private var backgrounds: [Int: UICollectionViewLayoutAttributes] = [:]

  override init() {
    super.init()
    register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.kind)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.kind)
  }

  override func prepare() {
    super.prepare()
    backgrounds.removeAll()
    guard let collectionView = collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      guard count > 0 else { continue }
      let frames = (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
      let union = frames.reduce(CGRect.null) { $0.union($1) }
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: SectionBackgroundView.kind,
        with: IndexPath(item: 0, section: section))
      attributes.frame = union.insetBy(dx: -4, dy: -4)
      attributes.zIndex = -1
      backgrounds[section] = attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var all = super.layoutAttributesForElements(in: rect) ?? []
    all += backgrounds.values.filter { $0.frame.intersects(rect) }
    return all
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == SectionBackgroundView.kind else {
      return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    return backgrounds[indexPath.section]
  }
}
