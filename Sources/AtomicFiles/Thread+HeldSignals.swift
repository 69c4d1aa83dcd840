import Foundation
import Glibc

extension Thread {
  /// Starts the thread with the signals blocked that `AtomicFile` delays: SIGHUP, SIGINT, SIGTERM.
  ///
  /// A signal for the process is delivered to any thread that does not block it. So without this, a
  /// signal that the main thread delays while it writes a file would end the process on this one,
  /// and leave a temporary file. Other signals are not blocked: `abort()` on a thread that blocked
  /// all did not end the process.
  package func startHoldingSignals() { HeldSignals.during { start() } }
}
