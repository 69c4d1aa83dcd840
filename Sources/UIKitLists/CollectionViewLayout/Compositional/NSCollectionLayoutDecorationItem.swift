import LayoutGeometry

/// A view of the layout's own, behind a section. Its class is registered with the layout.
///
/// Source: Apple, NSCollectionLayoutDecorationItem.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  nonisolated(unsafe) private var kind = ""
  nonisolated(unsafe) private var depth = 0

  /// A view without a kind.
  nonisolated public required init() { super.init() }

  /// A view behind a whole section, from one edge of its container to the other, its own content
  /// insets left out.
  open class func background(elementKind: String) -> Self {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = self.init()
    item.values.size = whole
    item.kind = elementKind
    return item
  }

  /// From back to front; 0 by default, and the cells of its section at 1.
  open var zIndex: Int {
    get { depth }
    set { depth = newValue }
  }

  /// The kind that the layout knows its class by.
  open var elementKind: String { kind }

  /// A view with the same values.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let background = copy as? NSCollectionLayoutDecorationItem {
      (background.kind, background.depth) = (kind, depth)
    }
    return copy
  }

  var describedBackground: CompositionalBackground {
    var background = CompositionalBackground(kind: kind)
    background.insets = CompositionalInsets(values.contentInsets)
    background.zIndex = depth
    return background
  }
}
