/// The context of a flow layout's invalidation.
///
/// `invalidateLayout()` sets both properties; by default, a context keeps sizes and geometry.
/// Source: Apple, UICollectionViewFlowLayoutInvalidationContext.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes, spacings and insets are requested from the delegate again; false by default.
  open var invalidateFlowLayoutDelegateMetrics = false

  /// Whether the geometry is computed again from the current measures; false by default.
  open var invalidateFlowLayoutAttributes = false

  override var affectsUnlistedElements: Bool {
    super.affectsUnlistedElements || invalidateFlowLayoutDelegateMetrics
      || invalidateFlowLayoutAttributes
  }
}
