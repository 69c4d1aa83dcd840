import Foundation

/// The growth of an operation's duration with its size.
@MainActor
struct Growth {
  /// The sizes: four doublings.
  nonisolated static let sizes = [10_000, 20_000, 40_000, 80_000, 160_000]
  /// The maximum ratio of durations for a doubled size, computed from ``exponent``: *n* log *n* is
  /// below it. A single doubling may exceed it if the data outgrows one of the processor's caches.
  ///
  /// Measured with a simulated cache of 8 MB (`valgrind --tool=callgrind --cache-sim=yes`):
  /// removing 80,000 views in random order accesses memory 4.0 times as often as 20,000, and misses
  /// the cache 57 times as often.
  nonisolated static let maximumRatioForTwice = 2.3
  /// The minimum number of sizes for a conclusion.
  nonisolated static let fewestSizes = 3

  let name: String
  /// The unit of the size.
  let unit: String
  /// Milliseconds of processor time, from the smallest size on; fewer than `sizes` if a larger size
  /// was skipped because the last took too long.
  let times: [Measurement]

  /// The ratio of each time to the one before.
  var ratios: [Double] { zip(times.dropFirst(), times).map { $0.least / $1.least } }

  /// The exponent of the power law: the slope of the least-squares line through the logarithms.
  var exponent: Double {
    let points = zip(Self.sizes, times).map { (log(Double($0)), log($1.least)) }
    let count = Double(points.count)
    let (meanX, meanY) = (
      points.reduce(0) { $0 + $1.0 } / count, points.reduce(0) { $0 + $1.1 } / count
    )
    let (slope, square) = points.reduce((0.0, 0.0)) {
      ($0.0 + ($1.0 - meanX) * ($1.1 - meanY), $0.1 + ($1.0 - meanX) * ($1.0 - meanX))
    }
    return square > 0 ? slope / square : 0
  }

  var isOver: Bool {
    times.count < Self.fewestSizes || exponent > log2(Self.maximumRatioForTwice)
  }
}
