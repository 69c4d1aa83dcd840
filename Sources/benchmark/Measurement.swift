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
    var (first, second): ([Double], [Double]) = ([], [])
    for run in 0...runs {
      let pair = try (once(ours), once(reference))
      // The first time, pages are new and caches cold.
      guard run > 0 else { continue }
      first.append(pair.0)
      second.append(pair.1)
    }
    return (Measurement(first), Measurement(second))
  }

  @MainActor
  private static func once(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .milliseconds(1)
  }

  /// What the work takes where nothing else on the machine is in its way.
  var least: Double { values[0] }

  var median: Double { (values[values.count / 2] + values[(values.count - 1) / 2]) / 2 }

  /// Half of the runs lie within this share of the median: (upper quartile - lower quartile) /
  /// median; 0 where the median is.
  var spread: Double {
    guard median != 0 else { return 0 }
    let quarter = values.count / 4
    return (values[values.count - 1 - quarter] - values[quarter]) / median
  }

  /// Every figure less by as much, but not below nothing.
  func subtracting(_ amount: Double) -> Measurement {
    Measurement(values.map { max(0, $0 - amount) })
  }
}
