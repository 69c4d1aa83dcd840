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

  /// A view without a size or a kind.
  nonisolated public required init() { super.init() }

  /// A view whose point on an edge or corner lies on its container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    anchoring = Anchoring(kind: elementKind, containerAnchor: containerAnchor)
  }

  /// A view whose own anchor lies on its container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    anchoring = Anchoring(
      kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  /// From back to front; 1 by default, above the cells.
  open var zIndex: Int {
    get { anchoring.zIndex }
    set { anchoring.zIndex = newValue }
  }

  /// The kind that the data source is asked by.
  open var elementKind: String { anchoring.kind }

  /// Where it is anchored on its item or group.
  open var containerAnchor: NSCollectionLayoutAnchor { anchoring.containerAnchor }

  /// By what point of its own; nil for the same as on the container.
  open var itemAnchor: NSCollectionLayoutAnchor? { anchoring.itemAnchor }

  /// A view with the same values.
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
