/// Repeated measurements, in milliseconds by default.
struct Measurement {
  /// The values, ascending; at least one.
  let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }

  /// Measures a number of runs after an unmeasured one.
  @MainActor
  init(runs: Int, _ body: () throws -> Void) rethrows {
    try body()
    self.init(try (0..<runs).map { _ in try Self.once(body) })
  }

  /// Alternates two operations, so the machine's other load affects both equally.
  @MainActor
  static func byTurns(
    runs: Int, _ ours: () throws -> Void, _ reference: () throws -> Void
  ) rethrows -> (ours: Measurement, reference: Measurement) {
    try timedByTurns(runs: runs, { try once(ours) }, { try once(reference) })
  }

  /// Alternates two operations that return their own times in milliseconds.
  @MainActor
  static func timedByTurns(
    runs: Int, _ ours: () throws -> Double, _ reference: () throws -> Double
  ) rethrows -> (ours: Measurement, reference: Measurement) {
    var (first, second): ([Double], [Double]) = ([], [])
    for run in 0...runs {
      let pair = try (ours(), reference())
      // The first run has new pages and cold caches.
      guard run > 0 else { continue }
      first.append(pair.0)
      second.append(pair.1)
    }
    return (Measurement(first), Measurement(second))
  }

  /// Returns the milliseconds of an operation.
  @MainActor
  static func once(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .milliseconds(1)
  }

  /// The duration with the least disturbance by other load.
  var least: Double { values[0] }

  var median: Double { (values[values.count / 2] + values[(values.count - 1) / 2]) / 2 }

  /// Returns the smallest value that a percentage of the values does not exceed.
  func percentile(_ percent: Double) -> Double {
    let rank = (percent / 100 * Double(values.count)).rounded(.up)
    return values[min(max(Int(rank), 1), values.count) - 1]
  }

  /// The relative interquartile range: (upper quartile - lower quartile) / median; NaN if the
  /// median is 0.
  var spread: Double {
    let quarter = values.count / 4
    return (values[values.count - 1 - quarter] - values[quarter]) / median
  }

  func multiplied(by factor: Double) -> Measurement {
    Measurement(values.map { $0 * factor })
  }
}
