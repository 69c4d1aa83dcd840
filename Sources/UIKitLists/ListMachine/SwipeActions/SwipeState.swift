/// The row with visible swipe actions; at most one.
struct SwipeState {
  /// A row that is open or being opened.
  struct Open {
    let path: IndexPath
    let edge: SwipeEdge
    let configuration: UISwipeActionsConfiguration
    /// The distance by which the row is moved, in points.
    var distance: CGFloat
  }

  var open: Open?
  /// The gesture recognizer for swipes, added once rows can be swiped.
  var gesture: SwipeGesture?
}
