import LayoutGeometry

/// Room outside an item, on each of its sides.
///
/// Source: Apple, NSCollectionLayoutEdgeSpacing.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Room before the item; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Room above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// Room after the item; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Room below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Room on some sides.
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

  /// Itself: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
