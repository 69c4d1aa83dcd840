/// Counts taps in quick succession at about the same point.
struct TapCounter {
  private var last: (location: CGPoint, time: TimeInterval, count: Int)?

  /// Returns the tap count of a touch that begins now.
  func count(at location: CGPoint, _ time: TimeInterval) -> Int {
    guard let last, time - last.time <= GestureLimits.tapInterval,
      last.location.distance(to: location) <= GestureLimits.tapMovement
    else { return 1 }
    return last.count + 1
  }

  /// Records the end of a touch.
  @MainActor
  mutating func lift(_ touch: UITouch) {
    last = (touch.locationInWindow, touch.timestamp, touch.tapCount)
  }
}
