/// How lifted views look and how long their ways take. Apple publishes no figures; all are here.
enum PreviewLook {
  /// How much larger a view is that is lifted.
  static let liftScale: CGFloat = 1.05
  /// How long the lift takes, in seconds.
  static let liftDuration: TimeInterval = 0.25
  /// How long the way takes from the finger to where an item goes, in seconds.
  static let flightDuration: TimeInterval = 0.3
  /// How far the second picture lies from the first under a finger that carries several.
  static let stackStep: CGFloat = 4
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 12
  static let shadowOffset = CGSize(width: 0, height: 6)
}

// Unsupported: UIDragInteraction: lifting · drawn · Half a second lifts, by a twentieth, in 0.25
//   seconds; ten points begin the drag. · uncertain · test: DragInteractionTests
// Unsupported: UIDragInteraction: look · drawn · Items fly for 0.3 seconds, and the cell they leave
//   is half opaque. A gap has the replaced item's size. · uncertain · test: DragInteractionTests
// Unsupported: UIDropInteraction: signs · drawn · The signs of copying and forbidding. · uncertain
//   · test: DragInteractionTests
