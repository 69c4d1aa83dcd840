/// The durations of repeated runs of one thing, in milliseconds.
struct Measurement {
  let milliseconds: [Double]

  /// Runs something a number of times, after one run that does not count.
  @MainActor
  init(runs: Int, _ body: () throws -> Void) rethrows {
    try body()
    let clock = ContinuousClock()
    milliseconds = try (0..<runs).map { _ in
      try clock.measure(body) / .milliseconds(1)
    }.sorted()
  }

  init(milliseconds: [Double]) { self.milliseconds = milliseconds.sorted() }

  var median: Double { milliseconds[milliseconds.count / 2] }

  /// Half of the runs lie within this share of the median: (upper quartile - lower quartile) / median.
  var spread: Double {
    let quarter = milliseconds.count / 4
    return (milliseconds[milliseconds.count - 1 - quarter] - milliseconds[quarter]) / median
  }
}
