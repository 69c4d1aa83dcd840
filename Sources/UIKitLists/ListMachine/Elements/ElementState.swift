/// What a list remembers of an element from one layout pass to the next.
@MainActor
final class ElementState {
  /// The attributes that were last applied.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The zIndex that the view has its place among the subviews by.
  var orderedZIndex = 0

  /// The key under which the element goes back to the reuse queue; nil for one that does not.
  var reuseKey: ReuseKey?

  /// The registration the view was made by.
  var reuseGeneration = 0

  /// Whether a finger carries the view, or let it go and it has not arrived: it lies in front of
  /// all others.
  var isInteractivelyMoving = false

  /// How much of what attributes say of its opacity is left while its item is dragged.
  var dragOpacity: CGFloat = 1

  /// What the view was last asked to fit; nil to ask again.
  var fittingQuestion: FittingQuestion?

  /// How the view prefers to look; nil for as the layout says.
  var preferredLook: PreferredLook?

  /// From where attributes have the view to where it lies in its superview, in points: not zero
  /// only where that scrolls by itself.
  var placementShift = CGPoint.zero

  nonisolated init() {}
}
