import Glibc
import UIKit

/// The processor time of other threads during a frame.
///
/// Processor time instead of wall-clock time, since loads would otherwise take more frames on a
/// busy machine, which would affect the chart.
@MainActor
struct BackgroundTime {
  /// The maximum time to wait for loads per frame.
  private static let patience = Duration.seconds(1)

  private let start = BackgroundTime.now

  /// Waits until the loads end, or other threads have used a processor time since the start.
  func wait(milliseconds: Double) {
    let clock = ContinuousClock()
    let deadline = clock.now + Self.patience
    while LoadRegistry.current.isBusy, Self.now - start < milliseconds, clock.now < deadline {
      _ = LoadRegistry.current.wait(within: .milliseconds(1))
    }
  }

  /// The processor time of all threads except the calling one, in milliseconds.
  private static var now: Double {
    milliseconds(CLOCK_PROCESS_CPUTIME_ID) - milliseconds(CLOCK_THREAD_CPUTIME_ID)
  }

  private static func milliseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
