import Foundation

/// Something to be done to so many things, at sizes that double.
@MainActor
struct GrowthProbe {
  let name: String
  /// What there is more of.
  let unit: String
  /// Makes what the work is done to, which does not count, and gives back the work.
  let make: @MainActor (_ count: Int) -> @MainActor () -> Void

  private static let rounds = 5
  /// What takes less is done several times over: a clock and a busy machine blur shorter times.
  private static let leastMilliseconds = 3.0
  /// A size that takes longer than this is the last, and no size is measured again: no busy machine
  /// is the reason.
  private static let mostMilliseconds = 1500.0

  /// Does the work at every size in turn, and that several times, so that what else the machine
  /// does hits all sizes alike.
  func measure() -> Growth {
    let repeats = repeatsAtTheSmallest()
    // The first round makes pages and caches warm, and finds what takes too long.
    var first: [Double] = []
    for size in Growth.sizes {
      first.append(time(size, repeats: repeats))
      guard (first.last ?? 0) * Double(repeats) <= Self.mostMilliseconds else {
        return Growth(name: name, unit: unit, times: first.map { Measurement([$0]) })
      }
    }
    var times: [[Double]] = Growth.sizes.map { _ in [] }
    for _ in 0..<Self.rounds {
      for (index, size) in Growth.sizes.enumerated() {
        times[index].append(time(size, repeats: repeats))
      }
    }
    return Growth(name: name, unit: unit, times: times.map(Measurement.init))
  }

  private func repeatsAtTheSmallest() -> Int {
    let once = time(Growth.sizes[0], repeats: 1)
    return min(100, max(1, Int((Self.leastMilliseconds / max(once, 0.01)).rounded(.up))))
  }

  /// Milliseconds that the work takes once.
  private func time(_ size: Int, repeats: Int) -> Double {
    var total = 0.0
    for _ in 0..<repeats {
      let work = make(size)
      total += ContinuousClock().measure(work) / .milliseconds(1)
    }
    return total / Double(repeats)
  }
}
