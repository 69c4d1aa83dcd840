import Failures
import Foundation
import Glibc
import Testing

/// Tests that threads beside the main thread leave signals to it.
@Suite struct ThreadSignalTests {
  /// Returns whether the calling thread blocks the signals that end a process.
  private static func blocksSignals() -> [Bool] {
    var mask = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &mask)
    return [SIGHUP, SIGINT, SIGTERM].map { sigismember(&mask, $0) == 1 }
  }

  @Test func aThreadBlocksTerminationSignalsAndItsStarterDoesNot() async {
    let before = Self.blocksSignals()
    let inside = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Self.blocksSignals()) }
      thread.startBlockingTerminationSignals()
      #expect(Self.blocksSignals() == before)
    }
    #expect(inside == [true, true, true])
  }
}
