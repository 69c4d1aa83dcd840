/// The work of a thread, in total or in an interval.
package struct WorkTally: Equatable, Sendable {
  private var counts: [Int]
  private var nanoseconds: [Int]

  init(counts: [Int], nanoseconds: [Int]) {
    self.counts = counts
    self.nanoseconds = nanoseconds
  }

  package subscript(work: Work) -> Int { counts[Int(work.rawValue)] }

  /// Returns the time in a stage without nested stages, in milliseconds.
  package func milliseconds(_ stage: Stage) -> Double {
    Double(nanoseconds[Int(stage.rawValue)]) / 1e6
  }

  /// Returns the work between two tallies.
  package static func - (later: WorkTally, earlier: WorkTally) -> WorkTally {
    WorkTally(
      counts: zip(later.counts, earlier.counts).map(-),
      nanoseconds: zip(later.nanoseconds, earlier.nanoseconds).map(-))
  }
}
