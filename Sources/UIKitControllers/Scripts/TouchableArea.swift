/// The touchable area of a window, which may rotate under the fingers.
struct TouchableArea {
  private var window: CGRect
  private var fingers: [Int: CGPoint] = [:]

  init(_ window: CGRect) { self.window = window }

  /// Adds a finger that is already down.
  mutating func put(_ finger: Int, _ point: CGPoint) { fingers[finger] = point }

  /// Applies what a finger does. Throws if a point is outside the area.
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

  /// Rotates the area. Throws if a finger would then be outside.
  mutating func turn(
    to orientation: UIInterfaceOrientation, _ time: TimeInterval
  ) throws(TouchScriptError) {
    guard orientation.isOther(than: window.size) else { return }
    window.size = CGSize(width: window.height, height: window.width)
    for (finger, point) in fingers.sorted(by: { $0.key < $1.key }) {
      try check(finger, point, time)
    }
  }

  /// Throws if a point is outside the area.
  func check(
    _ finger: Int, _ point: CGPoint, _ time: TimeInterval
  ) throws(TouchScriptError) {
    guard window.contains(point) else {
      throw .outside(finger: finger, time: time, point: point, window: window.size)
    }
  }
}
