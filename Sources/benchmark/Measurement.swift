/// Repeated figures of one thing, in milliseconds unless it says otherwise.
struct Measurement {
  /// In order of size; at least one.
  let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }

  /// Runs something a number of times, after one run that does not count.
  @MainActor
  init(runs: Int, _ body: () throws -> Void) rethrows {
    try body()
    self.init(try (0..<runs).map { _ in try Self.once(body) })
  }

  /// Runs two things by turns, so that what else the machine does hits both alike.
  @MainActor
  static func byTurns(
    runs: Int, _ ours: () throws -> Void, _ reference: () throws -> Void
  ) rethrows -> (ours: Measurement, reference: Measurement) {
    try timedByTurns(runs: runs, { try once(ours) }, { try once(reference) })
  }

  /// The same for things that time themselves, in milliseconds.
  @MainActor
  static func timedByTurns(
    runs: Int, _ ours: () throws -> Double, _ reference: () throws -> Double
  ) rethrows -> (ours: Measurement, reference: Measurement) {
    var (first, second): ([Double], [Double]) = ([], [])
    for run in 0...runs {
      let pair = try (ours(), reference())
      // The first time, pages are new and caches cold.
      guard run > 0 else { continue }
      first.append(pair.0)
      second.append(pair.1)
    }
    return (Measurement(first), Measurement(second))
  }

  /// Milliseconds that something takes.
  @MainActor
  static func once(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .milliseconds(1)
  }

  /// What the work takes where nothing else on the machine is in its way.
  var least: Double { values[0] }

  var median: Double { (values[values.count / 2] + values[(values.count - 1) / 2]) / 2 }

  /// The smallest figure that so many of a hundred do not exceed.
  func percentile(_ percent: Double) -> Double {
    let rank = (percent / 100 * Double(values.count)).rounded(.up)
    return values[min(max(Int(rank), 1), values.count) - 1]
  }

  /// Half of the runs lie within this share of the median: (upper quartile - lower quartile) /
  /// median; no number where the median is 0.
  var spread: Double {
    let quarter = values.count / 4
    return (values[values.count - 1 - quarter] - values[quarter]) / median
  }

  func multiplied(by factor: Double) -> Measurement {
    Measurement(values.map { $0 * factor })
  }
}
