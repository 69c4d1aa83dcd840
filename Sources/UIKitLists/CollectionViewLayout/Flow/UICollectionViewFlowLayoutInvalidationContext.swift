/// Says how much of a flow layout is out of date.
///
/// `invalidateLayout()` sets both marks; a context made by hand has neither and keeps sizes and
/// places as they are. Source: Apple, UICollectionViewFlowLayoutInvalidationContext.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked for sizes, spacings and insets again; false by default.
  open var invalidateFlowLayoutDelegateMetrics = false

  /// Whether the elements' places are to be computed again from the measures at hand; false by
  /// default.
  open var invalidateFlowLayoutAttributes = false

  override var reachesBeyondNames: Bool {
    super.reachesBeyondNames || invalidateFlowLayoutDelegateMetrics
      || invalidateFlowLayoutAttributes
  }
}
