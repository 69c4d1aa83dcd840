/// How far a row is swiped, and what that reveals.
@MainActor
struct RowSwipe {
  let edge: SwipeEdge
  let actions: [UIContextualAction]
  /// How far the row is pushed aside, in points.
  var distance: CGFloat
  /// Called when a button is tapped.
  var perform: (UIContextualAction) -> Void

  /// How far the row is pushed to the right.
  func shift(isMirrored: Bool) -> CGFloat {
    (edge == .leading) != isMirrored ? distance : -distance
  }
}
