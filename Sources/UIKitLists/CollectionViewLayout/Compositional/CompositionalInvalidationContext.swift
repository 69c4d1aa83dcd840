import LayoutGeometry

/// Says how much of a compositional layout is out of date. One made by hand keeps descriptions,
/// sizes and places as they are.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// What is computed again.
  enum Extent {
    /// Nothing: what is in sight has moved.
    case nothing
    /// The descriptions are asked for again; views are not.
    case places
    /// The descriptions are asked for again; sizes that views asked for hold until they are asked
    /// again.
    case descriptions
    /// The sizes, too.
    case sizes
  }

  var extent = Extent.nothing
  /// What a view asks for, where that is the reason.
  var fitted: (element: CompositionalElement, size: CGSize)?

  override var reachesBeyondNames: Bool { super.reachesBeyondNames || extent != .nothing }
}
