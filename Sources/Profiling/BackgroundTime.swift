import Glibc
import UIKit

/// The processor time that other threads get during a frame.
///
/// Counted in their own work rather than by the clock on the wall: on a busy machine a load would
/// otherwise come as many frames late as the machine is busy, and the chart would show that.
@MainActor
struct BackgroundTime {
  /// What loads may be waited for at all, in one frame.
  private static let patience = Duration.seconds(1)

  private let start = BackgroundTime.now

  /// Waits until the loads have ended, or other threads have worked this long since the start.
  func wait(milliseconds: Double) {
    let clock = ContinuousClock()
    let deadline = clock.now + Self.patience
    while LoadBoard.current.isBusy, Self.now - start < milliseconds, clock.now < deadline {
      _ = LoadBoard.current.wait(within: .milliseconds(1))
    }
  }

  /// The processor time that all threads but the calling one have had, in milliseconds.
  private static var now: Double {
    milliseconds(CLOCK_PROCESS_CPUTIME_ID) - milliseconds(CLOCK_THREAD_CPUTIME_ID)
  }

  private static func milliseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
