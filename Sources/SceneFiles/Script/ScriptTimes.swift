import UIKit

/// How far a script is on the virtual clock, and the moments on its way.
@MainActor
struct ScriptTimes {
  /// Seconds since the script began.
  private(set) var now = 0.0
  private var rest: ArraySlice<Double>

  /// - Parameter times: seconds, ascending.
  init(_ times: [Double]) { rest = times[...] }

  /// Moves the clock on.
  mutating func advance(to time: Double) {
    MediaClock.current.advance(by: max(0, time - now))
    now = max(now, time)
  }

  /// Moves the clock on to the next moment, if that comes before another; nil if it does not.
  mutating func advanceToNext(before end: Double = .infinity) -> Double? {
    // Sums of tenths are not: what differs by less than a nanosecond is one time to the clock.
    guard let time = rest.first, time < end - 1e-9 else { return nil }
    rest.removeFirst()
    advance(to: time)
    return time
  }

  /// Moves the clock on until nothing moves, but at most to the next moment.
  ///
  /// - Returns: whether all is at rest; nil where that takes for ever.
  mutating func rests() -> Bool? {
    let start = MediaClock.current.now
    defer { now += MediaClock.current.now - start }
    guard let time = rest.first else { return MediaClock.current.settle() ? true : nil }
    return MediaClock.current.settle(limit: max(0, time - now))
  }
}
