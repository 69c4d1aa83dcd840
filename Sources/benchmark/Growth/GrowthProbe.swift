import Foundation

/// Something to be done to so many things, at sizes that double.
@MainActor
struct GrowthProbe {
  let name: String
  /// What there is more of.
  let unit: String
  /// Makes what the work is done to, which does not count, and gives back the work.
  let make: @MainActor (_ count: Int) -> @MainActor () -> Void

  private static let fewestRounds = 3
  private static let maximumRoundCount = 7
  /// Rounds end once so much processor time has gone into them, what does not count included.
  private static let maximumMilliseconds = 6000.0
  /// A time of less than this is that of several runs: a clock blurs shorter ones.
  private static let minimumMilliseconds = 3.0
  /// A size that takes longer than this is the last.
  private static let maximumTimeForOneSize = 1500.0

  /// Does the work at every size in turn, and that several times, so that what else the machine
  /// does hits all sizes alike.
  func measure() -> Growth {
    let start = ProcessorTime.now
    // The first round makes pages and caches warm, and finds what takes too long.
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

  /// Milliseconds of processor time that the work takes once.
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
