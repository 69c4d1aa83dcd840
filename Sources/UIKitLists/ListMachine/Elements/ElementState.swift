/// The state of an element that a list keeps between layout passes.
@MainActor
final class ElementState {
  /// The attributes last applied.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The `zIndex` that determined the view's order among the subviews.
  var orderedZIndex = 0

  /// The key of the element's reuse queue; nil if it is not reused.
  var reuseKey: ReuseKey?

  /// The number of the registration from which the view was created.
  var reuseGeneration = 0

  /// Whether the view is moved interactively or returns from a movement. It then is in front of
  /// all others.
  var isInteractivelyMoving = false

  /// The factor of the attributes' opacity while the item is dragged.
  var dragOpacity: CGFloat = 1

  /// The input of the last measurement; nil to measure again.
  var measurementInput: MeasurementInput?

  /// The view's preferred appearance; nil for that of the layout.
  var preferredAppearance: PreferredAppearance?

  /// The distance from the attributes' position to that in the superview, in points; not zero only
  /// in orthogonally scrolling rows.
  var placementShift = CGPoint.zero

  nonisolated init() {}
}
