/// What a thread has done, up to a moment or between two.
package struct WorkTally: Equatable, Sendable {
  private var counts: [Int]
  private var nanoseconds: [Int]

  init(counts: [Int], nanoseconds: [Int]) {
    self.counts = counts
    self.nanoseconds = nanoseconds
  }

  package subscript(work: Work) -> Int { counts[Int(work.rawValue)] }

  /// The time spent in a stage and in none inside it, in milliseconds.
  package func milliseconds(_ stage: Stage) -> Double {
    Double(nanoseconds[Int(stage.rawValue)]) / 1e6
  }

  /// What was done between two moments.
  package static func - (later: WorkTally, earlier: WorkTally) -> WorkTally {
    WorkTally(
      counts: zip(later.counts, earlier.counts).map(-),
      nanoseconds: zip(later.nanoseconds, earlier.nanoseconds).map(-))
  }
}
