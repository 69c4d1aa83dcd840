import Foundation

/// A clock that tells other times than the machine's: the same ones in every run.
struct FixedClock {
  /// Half past nine in the morning of 18 September 2013, at Greenwich.
  private var instant = Date(timeIntervalSince1970: 1_379_496_600)
  private var readings = 0

  /// The time now. Between two looks at the clock some seconds pass, now fewer, now more.
  mutating func now() -> Date {
    defer {
      readings += 1
      instant += TimeInterval(7 + (readings * readings * 37) % 1571)
    }
    return instant
  }
}
