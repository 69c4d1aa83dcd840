import CWorkMeter

/// Counts what the calling thread does, always; and times its stages, where a clock is given.
///
/// Nothing here reads the machine's time by itself: pictures do not depend on it, and what does the
/// measuring brings a clock along.
package enum WorkMeter {
  /// Counts some work of the calling thread. About a nanosecond.
  package static func count(_ work: Work, _ amount: Int = 1) {
    work_meter_count(work.rawValue, UInt64(max(0, amount)))
  }

  /// Runs something as a stage of the calling thread's work.
  package static func measure<Value, Failure: Error>(
    _ stage: Stage, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    work_meter_enter(stage.rawValue)
    defer { work_meter_leave() }
    return try body()
  }

  /// Times stages from now on, on all threads, with a clock that counts nanoseconds; nil times
  /// nothing.
  package static func useClock(_ clock: (@convention(c) () -> UInt64)?) {
    work_meter_use_clock(clock)
  }

  /// Everything the calling thread has done so far.
  package static var tally: WorkTally {
    WorkTally(
      counts: Work.allCases.map { Int(work_meter_counted($0.rawValue)) },
      nanoseconds: Stage.allCases.map { Int(work_meter_nanoseconds($0.rawValue)) })
  }
}
