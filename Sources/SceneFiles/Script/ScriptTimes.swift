import UIKit

/// The elapsed time of a script on the virtual clock, and the moments ahead.
@MainActor
struct ScriptTimes {
  /// The seconds since the script's start.
  private(set) var now = 0.0
  private var rest: ArraySlice<Double>

  /// Creates the times of a script at its beginning.
  ///
  /// - Parameter times: The times of the moments in seconds, ascending.
  init(_ times: [Double]) { rest = times[...] }

  /// Advances the clock to a time.
  mutating func advance(to time: Double) {
    MediaClock.current.advance(by: max(0, time - now))
    now = max(now, time)
  }

  /// Advances the clock to the next moment, if that precedes a time; returns nil otherwise.
  mutating func advanceToNext(before end: Double = .infinity) -> Double? {
    // Sums of tenths are not exact: differences below a nanosecond are ignored.
    guard let time = rest.first, time < end - 1e-9 else { return nil }
    rest.removeFirst()
    advance(to: time)
    return time
  }

  /// Advances the clock until nothing moves, but at most to the next moment.
  ///
  /// - Returns: Whether all is at rest; nil if that never happens.
  mutating func rests() -> Bool? {
    let start = MediaClock.current.now
    defer { now += MediaClock.current.now - start }
    guard let time = rest.first else { return MediaClock.current.settle() ? true : nil }
    return MediaClock.current.settle(limit: max(0, time - now))
  }
}
