import CWorkMeter

/// Counts the calling thread's work, and measures its stages if a clock is given.
///
/// Does not read the machine's time, so that images do not depend on it; profilers provide a clock.
package enum WorkMeter {
  /// Counts work of the calling thread. Takes about a nanosecond.
  package static func count(_ work: Work, _ amount: Int = 1) {
    work_meter_count(work.rawValue, UInt64(max(0, amount)))
  }

  /// Runs a closure as a stage of the calling thread's work.
  package static func measure<Value, Failure: Error>(
    _ stage: Stage, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    work_meter_enter(stage.rawValue)
    defer { work_meter_leave() }
    return try body()
  }

  /// Sets the clock for stages on all threads, in nanoseconds; nil stops measuring.
  package static func useClock(_ clock: (@convention(c) () -> UInt64)?) {
    work_meter_use_clock(clock)
  }

  /// The total work of the calling thread.
  package static var tally: WorkTally {
    WorkTally(
      counts: Work.allCases.map { Int(work_meter_counted($0.rawValue)) },
      nanoseconds: Stage.allCases.map { Int(work_meter_nanoseconds($0.rawValue)) })
  }
}
