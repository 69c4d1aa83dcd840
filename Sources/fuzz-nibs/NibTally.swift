import Foundation

/// The results of many documents.
struct NibTally: CustomStringConvertible {
  private(set) var made = 0
  private(set) var refused = 0
  private var slowest = 0.0
  private var slowestIndex = 0
  private var peak = 0
  private var peakIndex = 0

  mutating func add(_ outcome: NibFuzzer.Outcome) {
    if outcome.isMade { made += 1 } else { refused += 1 }
    if outcome.seconds > slowest { (slowest, slowestIndex) = (outcome.seconds, outcome.index) }
    let now = Self.peakKilobytes
    if now > peak + 1_024 { (peak, peakIndex) = (now, outcome.index) }
  }

  /// The peak memory of the process in kilobytes, including code.
  static var peakKilobytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  var description: String {
    "\(made) made, \(refused) refused, the slowest, number \(slowestIndex), in"
      + " \(Int(slowest * 1000)) ms, at most \(Self.peakKilobytes / 1_024) MB, the last but 1 of "
      + "them since number \(peakIndex)"
  }
}
