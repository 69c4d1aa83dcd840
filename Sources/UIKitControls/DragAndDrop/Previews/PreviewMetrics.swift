/// The appearance and durations of lifted views. Apple publishes no figures.
enum PreviewMetrics {
  /// The scale of a lifted view.
  static let liftScale: CGFloat = 1.05
  /// The duration of the lift, in seconds.
  static let liftDuration: TimeInterval = 0.25
  /// The duration of an item's movement to its destination or back, in seconds.
  static let flightDuration: TimeInterval = 0.3
  /// The offset of each further preview of a drag with several items, in points.
  static let stackStep: CGFloat = 4
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 12
  static let shadowOffset = CGSize(width: 0, height: 6)
}

// Unsupported: UIDragInteraction: lifting · drawn · Half a second lifts, by a twentieth, in 0.25
//   seconds; ten points begin the drag. · uncertain · test: DragInteractionTests
// Unsupported: UIDragInteraction: look · drawn · Items fly for 0.3 seconds, and the cell they leave
//   is half opaque. A gap has the replaced item's size. · uncertain · test: DragInteractionTests
// Unsupported: UIDropInteraction: signs · drawn · The badges for copying and for refused drops. ·
//   uncertain · test: DragInteractionTests
