/// Counts how often fingers come down in one place, one time soon after the other.
struct TapCounter {
  private var last: (place: CGPoint, time: TimeInterval, count: Int)?

  /// The count of a finger that comes down now.
  func count(at place: CGPoint, _ time: TimeInterval) -> Int {
    guard let last, time - last.time <= GestureLimits.tapInterval,
      last.place.distance(to: place) <= GestureLimits.tapMovement
    else { return 1 }
    return last.count + 1
  }

  /// A finger is lifted.
  @MainActor
  mutating func lift(_ touch: UITouch) { last = (touch.place, touch.timestamp, touch.tapCount) }
}
