import Foundation

/// The processor time of all threads of this process; independent of other processes.
enum ProcessorTime {
  /// Milliseconds since the process started.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
