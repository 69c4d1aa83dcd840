/// Where an element lies and how it looks. Source: Apple, UICollectionViewLayoutAttributes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath()
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open package(set) var representedElementKind: String?
  open package(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open var size: CGSize { bounds.size }
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  public required override init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = .supplementaryView
  }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
