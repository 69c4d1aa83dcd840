import LayoutGeometry

/// An invalidation context of a compositional layout. By default, it keeps descriptions, sizes and
/// frames.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The extent of an invalidation.
  enum Extent {
    /// Nothing is computed again: only the content offset has changed.
    case nothing
    /// Descriptions are requested again; measured sizes are kept.
    case positions
    /// Descriptions are requested again; measured sizes are kept until the views are measured
    /// again.
    case descriptions
    /// Descriptions are requested and sizes are measured again.
    case sizes
  }

  var extent = Extent.nothing
  /// The element whose preferred size causes the invalidation, and that size; nil for other causes.
  var fitted: (element: CompositionalElement, size: CGSize)?

  override var affectsUnlistedElements: Bool { super.affectsUnlistedElements || extent != .nothing }
}
