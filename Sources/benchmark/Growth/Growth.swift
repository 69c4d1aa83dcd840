import Foundation

/// How much longer something takes where there is more of it to do.
@MainActor
struct Growth {
  /// How much there is to do: four doublings.
  nonisolated static let sizes = [10_000, 20_000, 40_000, 80_000, 160_000]
  /// The most that doubling the work may lengthen it by, over all doublings: *n* log *n* stays
  /// below. A single doubling may take longer where what is worked on outgrows one of the
  /// processor's caches.
  ///
  /// Measured with a simulated cache of 8 MB (`valgrind --tool=callgrind --cache-sim=yes`): to
  /// take 80,000 views out in no order reads and writes memory 4.0 times as often as 20,000, and
  /// misses the cache 57 times as often.
  nonisolated static let maximumRatioForTwice = 2.3
  /// The fewest sizes that say how something grows.
  nonisolated static let fewestSizes = 3

  let name: String
  /// What there is more of.
  let unit: String
  /// Milliseconds of processor time, the smallest size first; fewer than `sizes` where the last
  /// took so long that a larger one was not tried.
  let times: [Measurement]

  /// How much longer each size takes than the one before.
  var ratios: [Double] { zip(times.dropFirst(), times).map { $0.least / $1.least } }

  /// Of the power of the size that the times grow with: the slope of the line through their
  /// logarithms with the least squares.
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
