import Dispatch
import Foundation
import Glibc
import Synchronization
import Testing

@testable import AtomicFiles

/// Tests that threads beside the main thread leave the signals to it that end a process.
@Suite struct ThreadSignalTests {
  private static let numbers = [SIGHUP, SIGINT, SIGTERM]

  /// Returns whether the calling thread blocks each of the signals.
  private static func blocked() -> [Bool] {
    var mask = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &mask)
    return numbers.map { sigismember(&mask, $0) == 1 }
  }

  private static func unblock() {
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in numbers { sigaddset(&mask, number) }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  /// The starter blocks none, unlike the threads on which tests run.
  @Test func aThreadBlocksSignalsAndItsStarterDoesNot() async {
    let (starter, started) = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        Self.unblock()
        let answer = Answer()
        let thread = Thread { answer.set(Self.blocked()) }
        thread.startHoldingSignals()
        let started = answer.wait()
        continuation.resume(returning: (Self.blocked(), started))
      }
    }
    #expect(starter == [false, false, false])
    #expect(started == [true, true, true])
  }

  /// The answer of another thread.
  private final class Answer: Sendable {
    private let value = Mutex<[Bool]>([])
    private let isSet = DispatchSemaphore(value: 0)

    func set(_ value: [Bool]) {
      self.value.withLock { $0 = value }
      isSet.signal()
    }

    func wait() -> [Bool] {
      isSet.wait()
      return value.withLock(\.self)
    }
  }
}
