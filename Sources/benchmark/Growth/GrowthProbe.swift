import Foundation

/// An operation, measured at sizes that double.
@MainActor
struct GrowthProbe {
  let name: String
  /// The unit of the size.
  let unit: String
  /// Prepares the data, unmeasured, and returns the operation.
  let make: @MainActor (_ count: Int) -> @MainActor () -> Void

  private static let fewestRounds = 3
  private static let maximumRoundCount = 7
  /// The processor time after which no further round starts, including unmeasured time.
  private static let maximumMilliseconds = 6000.0
  /// An operation shorter than this is repeated, because of the clock's resolution.
  private static let minimumMilliseconds = 3.0
  /// The duration of a size after which larger ones are skipped.
  private static let maximumTimeForOneSize = 1500.0

  /// Measures every size in turn, several times, so the machine's other load affects all sizes
  /// equally.
  func measure() -> Growth {
    let start = ProcessorTime.now
    // The first round warms pages and caches, and finds sizes that take too long.
    var sizes: [(count: Int, repeats: Int)] = []
    for count in Growth.sizes {
      let time = time(count, repeats: 1)
      let repeats = (Self.minimumMilliseconds / max(time, 0.01)).rounded(.up)
      sizes.append((count, max(1, Int(repeats))))
      if time > Self.maximumTimeForOneSize { break }
    }
    var times: [[Double]] = sizes.map { _ in [] }
    for round in 0..<Self.maximumRoundCount {
      let isEnough = ProcessorTime.now - start > Self.maximumMilliseconds
      if round >= Self.fewestRounds && isEnough { break }
      for (index, size) in sizes.enumerated() {
        times[index].append(time(size.count, repeats: size.repeats))
      }
    }
    return Growth(name: name, unit: unit, times: times.map(Measurement.init))
  }

  /// Returns the milliseconds of processor time of one operation.
  private func time(_ count: Int, repeats: Int) -> Double {
    var total = 0.0
    for _ in 0..<repeats {
      let work = make(count)
      let start = ProcessorTime.now
      work()
      total += ProcessorTime.now - start
    }
    return total / Double(repeats)
  }
}
