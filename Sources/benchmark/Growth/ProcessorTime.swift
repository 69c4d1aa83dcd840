import Foundation

/// The time that all threads of this process have worked: what else the machine does is not in it.
enum ProcessorTime {
  /// Milliseconds since the process began.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
