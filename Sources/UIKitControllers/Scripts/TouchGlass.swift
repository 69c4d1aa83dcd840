/// The glass that fingers are on, which may be turned under them.
struct TouchGlass {
  private var window: CGRect
  private var fingers: [Int: CGPoint] = [:]

  init(_ window: CGRect) { self.window = window }

  /// A finger that is down already.
  mutating func put(_ finger: Int, _ point: CGPoint) { fingers[finger] = point }

  /// A finger does something; what it does beside the glass is an error.
  mutating func take(
    _ act: TouchTimeline.Act, _ time: TimeInterval
  ) throws(TouchScriptError) {
    switch act.phase {
    case .ended, .cancelled: fingers[act.finger] = nil
    default:
      fingers[act.finger] = act.point
      try check(act.finger, act.point, time)
    }
  }

  /// Nothing may be under a finger but glass.
  mutating func turn(
    to orientation: UIInterfaceOrientation, _ time: TimeInterval
  ) throws(TouchScriptError) {
    guard orientation.isOther(than: window.size) else { return }
    window.size = CGSize(width: window.height, height: window.width)
    for (finger, point) in fingers.sorted(by: { $0.key < $1.key }) {
      try check(finger, point, time)
    }
  }

  /// Whether a point is on the glass is said of fingers, too, that are going to be there.
  func check(
    _ finger: Int, _ point: CGPoint, _ time: TimeInterval
  ) throws(TouchScriptError) {
    guard window.contains(point) else {
      throw .outside(finger: finger, time: time, point: point, window: window.size)
    }
  }
}
