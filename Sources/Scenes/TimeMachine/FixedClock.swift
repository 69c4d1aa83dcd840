import Foundation

/// A clock with simulated times, the same in every run.
struct FixedClock {
  /// The current time, initially 9:30 on 18 September 2013, GMT.
  private var instant = Date(timeIntervalSince1970: 1_379_496_600)
  private var readings = 0

  /// Returns the current time, which advances by a varying number of seconds per call.
  mutating func now() -> Date {
    defer {
      readings += 1
      instant += TimeInterval(7 + (readings * readings * 37) % 1571)
    }
    return instant
  }
}
