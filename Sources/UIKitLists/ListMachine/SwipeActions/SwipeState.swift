/// The row that is swiped aside; at most one.
struct SwipeState {
  /// A row that is open, or being opened.
  struct Open {
    let path: IndexPath
    let edge: SwipeEdge
    let configuration: UISwipeActionsConfiguration
    /// How far the row is pushed aside, in points.
    var distance: CGFloat
  }

  var open: Open?
  /// The finger that swipes, once rows can be swiped.
  var gesture: SwipeGesture?
}
