import LayoutGeometry

/// A decoration view behind a section. Its class is registered with the layout.
///
/// Source: Apple, NSCollectionLayoutDecorationItem.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  nonisolated(unsafe) private var kind = ""
  nonisolated(unsafe) private var depth = 0

  /// Creates a view without a kind.
  nonisolated public required init() { super.init() }

  /// Returns a view behind a whole section, from one edge of its container to the other, less the
  /// view's own content insets.
  open class func background(elementKind: String) -> Self {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = self.init()
    item.values.size = whole
    item.kind = elementKind
    return item
  }

  /// The position from back to front; 0 by default. The section's cells are at 1.
  open var zIndex: Int {
    get { depth }
    set { depth = newValue }
  }

  /// The kind under which the layout registers the view's class.
  open var elementKind: String { kind }

  /// Returns a copy with the same values.
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
