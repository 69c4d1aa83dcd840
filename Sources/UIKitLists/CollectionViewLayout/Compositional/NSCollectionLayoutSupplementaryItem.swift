import LayoutGeometry

/// A view anchored to an item or a group of a compositional layout, such as a badge.
///
/// Source: Apple, NSCollectionLayoutSupplementaryItem.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  struct Anchoring {
    var kind = ""
    var containerAnchor = NSCollectionLayoutAnchor(edges: [])
    var itemAnchor: NSCollectionLayoutAnchor?
    var zIndex = 1
  }

  nonisolated(unsafe) var anchoring = Anchoring()

  /// Creates a view without a size or a kind.
  nonisolated public required init() { super.init() }

  /// Creates a view whose anchor, the same edge or corner, is placed on its container's anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    anchoring = Anchoring(kind: elementKind, containerAnchor: containerAnchor)
  }

  /// Creates a view whose own anchor is placed on its container's anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    anchoring = Anchoring(
      kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  /// The position from back to front; 1 by default, in front of the cells.
  open var zIndex: Int {
    get { anchoring.zIndex }
    set { anchoring.zIndex = newValue }
  }

  /// The element kind for the data source.
  open var elementKind: String { anchoring.kind }

  /// The anchor on the item or group.
  open var containerAnchor: NSCollectionLayoutAnchor { anchoring.containerAnchor }

  /// The anchor on the view itself; nil for the same as on the container.
  open var itemAnchor: NSCollectionLayoutAnchor? { anchoring.itemAnchor }

  /// Returns a copy with the same values.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? NSCollectionLayoutSupplementaryItem)?.anchoring = anchoring
    return copy
  }

  var described: CompositionalSupplementary {
    var supplementary = CompositionalSupplementary(
      kind: elementKind, size: values.size.value, containerAnchor: containerAnchor.value,
      itemAnchor: itemAnchor?.value)
    supplementary.insets = CompositionalInsets(values.contentInsets)
    supplementary.zIndex = zIndex
    return supplementary
  }
}
