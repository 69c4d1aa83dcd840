import Foundation

/// The time of a live screen, in frames.
///
/// A frame's duration is a multiple of a microsecond: scripts write times as decimals, and a replay
/// is exact to the nanosecond of the clock.
package enum LiveTime {
  /// The duration of a frame in microseconds: a sixtieth of a second.
  private static let microseconds = 16_667
  /// The maximum number of frames: ten minutes.
  package static let most = 36_000
  /// The duration of a frame in seconds.
  package static let frame = seconds(1)

  /// Returns the duration of a number of frames, in seconds.
  package static func seconds(_ frames: Int) -> Double { Double(frames * microseconds) / 1e6 }

  /// Returns the duration of a number of frames, in seconds, as scripts and the command line write
  /// it.
  package static func text(_ frames: Int) -> String {
    let (whole, rest) = (frames * microseconds).quotientAndRemainder(dividingBy: 1_000_000)
    guard rest > 0 else { return "\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
