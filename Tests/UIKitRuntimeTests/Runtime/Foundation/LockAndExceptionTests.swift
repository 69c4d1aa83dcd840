import Testing
import UIKit

@Suite struct LockAndExceptionTests {
  /// A counter that a lock protects.
  private final class Counter: @unchecked Sendable {
    private let lock = os_unfair_lock_t.allocate(capacity: 1)
    private(set) var count = 0

    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }

    func add() {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      os_unfair_lock_assert_owner(lock)
      let old = count
      count = old + 1
    }
  }

  @Test func oneThreadAtATimeHasIt() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 { counter.add() }
    }
    #expect(counter.count == 1600)
  }

  @Test func aLockGuardsItsState() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<200 { counter.withLock { $0 += 1 } }
    }
    #expect(counter.withLock { $0 } == 1600)
    #expect(counter.withLock { _ in counter.withLockIfAvailable { $0 } } == nil)
    let plain = OSAllocatedUnfairLock()
    plain.precondition(.notOwner)
    #expect(plain.lockIfAvailable())
    plain.precondition(.owner)
    plain.unlock()
    #expect(plain.withLock { 3 } == 3)
  }

  @Test func attemptsAreReported() {
    var lock = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    os_unfair_lock_assert_not_owner(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test func whoHasItAlreadyStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var lock = os_unfair_lock()
      os_unfair_lock_lock(&lock)
      os_unfair_lock_lock(&lock)
    }
    #expect(said(result).contains("Trying to recursively lock an os_unfair_lock"))
  }

  @Test func whoLetsGoWhatItHasNotStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var lock = os_unfair_lock()
      os_unfair_lock_unlock(&lock)
    }
    #expect(said(result).contains("Unlock of an os_unfair_lock not owned by current thread"))
  }

  @Test func anExceptionStopsWithItsNameAndReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .invalidArgumentException, reason: "no such row", userInfo: nil).raise()
    }
    #expect(
      said(result).contains(
        "uncaught exception 'NSInvalidArgumentException', reason: 'no such row'"))
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
