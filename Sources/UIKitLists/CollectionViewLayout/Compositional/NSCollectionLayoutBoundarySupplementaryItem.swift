import LayoutGeometry

/// A supplementary view along a boundary of a section or of the whole layout, such as a header.
///
/// Source: Apple, NSCollectionLayoutBoundarySupplementaryItem.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  struct Boundary {
    var alignment = NSRectAlignment.top
    var offset = CGPoint.zero
    var extendsBoundary = true
    var pins = false
  }

  nonisolated(unsafe) private var boundary = Boundary()

  /// Creates a view without a size or a kind.
  nonisolated public required init() { super.init() }

  /// Creates a view at an edge or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an offset from an edge or a corner, in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize)
    anchoring.kind = elementKind
    boundary = Boundary(alignment: alignment, offset: absoluteOffset)
  }

  /// Whether the view extends the content area; if false, it overlaps the content. Default true.
  open var extendsBoundary: Bool {
    get { boundary.extendsBoundary }
    set { boundary.extendsBoundary = newValue }
  }

  /// Whether the view stays visible while any part of its section is. Default false.
  open var pinToVisibleBounds: Bool {
    get { boundary.pins }
    set { boundary.pins = newValue }
  }

  /// The edge or corner at which the view is placed.
  open var alignment: NSRectAlignment { boundary.alignment }

  /// The offset from the edge or corner, in points; it does not change the space reserved.
  open var offset: CGPoint { boundary.offset }

  /// Returns a copy with the same values.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? NSCollectionLayoutBoundarySupplementaryItem)?.boundary = boundary
    return copy
  }

  var describedBoundary: CompositionalBoundary {
    var described = CompositionalBoundary(
      kind: elementKind, size: values.size.value, position: alignment.position)
    described.offset = offset
    described.extendsBoundary = extendsBoundary
    described.pinsToVisibleBounds = pinToVisibleBounds
    described.insets = CompositionalInsets(values.contentInsets)
    described.zIndex = zIndex
    return described
  }
}

extension NSRectAlignment {
  fileprivate var position: CompositionalAnchor.Position {
    switch self {
    case .none: .init(x: 0.5, y: 0.5)
    case .top: .init(x: 0.5, y: 0)
    case .topLeading: .init(x: 0, y: 0)
    case .leading: .init(x: 0, y: 0.5)
    case .bottomLeading: .init(x: 0, y: 1)
    case .bottom: .init(x: 0.5, y: 1)
    case .bottomTrailing: .init(x: 1, y: 1)
    case .trailing: .init(x: 1, y: 0.5)
    case .topTrailing: .init(x: 1, y: 0)
    }
  }
}
