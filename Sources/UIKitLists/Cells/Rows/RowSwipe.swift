/// The position of a swiped row, and its actions.
@MainActor
struct RowSwipe {
  let edge: SwipeEdge
  let actions: [UIContextualAction]
  /// The distance by which the row is moved, in points.
  var distance: CGFloat
  /// Called when a button is tapped.
  var perform: (UIContextualAction) -> Void

  /// Returns the distance by which the row is moved to the right.
  func shift(isMirrored: Bool) -> CGFloat {
    (edge == .leading) != isMirrored ? distance : -distance
  }
}
