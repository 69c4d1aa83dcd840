import Foundation

/// The time of a living screen, in frames.
///
/// A frame is as long as six decimals of a second can say: scripts have their times as decimals,
/// and what they replay is what was done, to the nanosecond of the clock.
package enum LiveTime {
  /// Microseconds: a sixtieth of a second.
  private static let microseconds = 16_667
  /// So many frames a living screen has at most: ten minutes.
  package static let most = 36_000
  /// In seconds.
  package static let frame = seconds(1)

  /// So many frames, in seconds.
  package static func seconds(_ frames: Int) -> Double { Double(frames * microseconds) / 1e6 }

  /// So many frames in seconds, as scripts and the command line write them.
  package static func text(_ frames: Int) -> String {
    let (whole, rest) = (frames * microseconds).quotientAndRemainder(dividingBy: 1_000_000)
    guard rest > 0 else { return "\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
