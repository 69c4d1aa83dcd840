import Foundation
import Glibc

extension Thread {
  /// Starts the thread with SIGHUP, SIGINT and SIGTERM blocked, which end a process.
  ///
  /// A signal for the process is delivered to any thread that does not block it. So without this, a
  /// signal that the main thread delays while it writes a file would end the process on this one,
  /// and leave a temporary file. Other signals are not blocked: Swift's backtraces stop threads by
  /// one.
  package func startBlockingTerminationSignals() {
    var (ending, before) = (sigset_t(), sigset_t())
    sigemptyset(&ending)
    for number in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&ending, number) }
    pthread_sigmask(SIG_BLOCK, &ending, &before)
    start()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
