import UIKit

/// Optional questions as Swift-only libraries ask them: a protocol with defaults.
protocol GridLayoutDelegate: AnyObject {
  func gridLayout(_ layout: GridLayout, spanForItemAt indexPath: IndexPath) -> Int
  func gridLayout(_ layout: GridLayout, insetForSection section: Int) -> UIEdgeInsets
}

extension GridLayoutDelegate {
  func gridLayout(_ layout: GridLayout, spanForItemAt indexPath: IndexPath) -> Int { return 1 }
  func gridLayout(_ layout: GridLayout, insetForSection section: Int) -> UIEdgeInsets {
    return UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  }
}

/// A grid over all sections, its attributes made from the class it names.
open class GridLayout: UICollectionViewLayout {
  weak var delegate: GridLayoutDelegate?
  public var columns = 4
  public var rowHeight: CGFloat = 50

  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var size: CGSize = .zero

  open override class var layoutAttributesClass: AnyClass { return ParallaxLayoutAttributes.self }

  public override init() {
    super.init()
    setup()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  convenience init(columns: Int) {
    self.init()
    self.columns = columns
  }

  private func setup() {}

  open override var collectionViewContentSize: CGSize { return size }

  open override func prepare() {
    super.prepare()
    attributes = [:]
    size = .zero
    guard let collectionView = self.collectionView, collectionView.numberOfSections > 0 else {
      return
    }
    let attributesClass = type(of: self).layoutAttributesClass as! ParallaxLayoutAttributes.Type
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let inset = delegate?.gridLayout(self, insetForSection: section) ?? .zero
      let unit = (collectionView.bounds.width - inset.left - inset.right) / CGFloat(columns)
      y += inset.top
      var column = 0
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let span = min(delegate?.gridLayout(self, spanForItemAt: indexPath) ?? 1, columns)
        if column + span > columns {
          column = 0
          y += rowHeight
        }
        let made = attributesClass.init(forCellWith: indexPath)
        made.frame = CGRect(
          x: inset.left + CGFloat(column) * unit, y: y, width: CGFloat(span) * unit,
          height: rowHeight)
        made.parallax = CGFloat(span)
        attributes[indexPath] = made
        column += span
      }
      y += rowHeight + inset.bottom
    }
    size = CGSize(width: collectionView.bounds.width, height: y)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    return attributes.values.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return attributes[indexPath]
  }
}
