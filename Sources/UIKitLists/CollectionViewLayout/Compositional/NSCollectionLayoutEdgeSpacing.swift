import LayoutGeometry

/// The spacing outside the edges of an item.
///
/// Source: Apple, NSCollectionLayoutEdgeSpacing.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The spacing before the item; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing after the item; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates a spacing for each edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  var value: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }

  /// Returns the spacing itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
