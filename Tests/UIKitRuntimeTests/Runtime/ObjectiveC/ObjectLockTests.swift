import Testing
import UIKit

@testable import UIKitRuntime

/// Tests `objc_sync_enter` and `objc_sync_exit`: each object admits one thread at a time.
@Suite(.serialized) struct ObjectLockTests {
  private final class Account: @unchecked Sendable {
    var balance = 0
    var inside = 0
    var mostInside = 0
  }

  private func pay(_ account: Account) {
    objc_sync_enter(account)
    defer { objc_sync_exit(account) }
    account.inside += 1
    account.mostInside = max(account.mostInside, account.inside)
    let before = account.balance
    sched_yield()
    account.balance = before + 1
    account.inside -= 1
  }

  @Test func twoThreadsTakeTurns() {
    let account = Account()
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      for _ in 0..<2000 { pay(account) }
    }
    #expect(account.balance == 4000 && account.mostInside == 1)
    #expect(ObjectLocks.shared.count == 0)
  }

  @Test func oneThreadEntersAsOftenAsItLikes() {
    let account = Account()
    #expect(objc_sync_enter(account) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_enter(account) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(account) == OBJC_SYNC_SUCCESS && ObjectLocks.shared.count == 1)
    #expect(objc_sync_exit(account) == OBJC_SYNC_SUCCESS && ObjectLocks.shared.count == 0)
    #expect(Int(objc_sync_exit(account)) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @Test func aClassIsAnObjectAndANumberIsNone() {
    objc_sync_enter(Account.self)
    #expect(ObjectLocks.shared.count == 1)
    #expect(objc_sync_exit(Account.self) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_enter(7) == OBJC_SYNC_SUCCESS && ObjectLocks.shared.count == 0)
    #expect(objc_sync_exit(7) == OBJC_SYNC_SUCCESS)
  }

  @Test func aThreadWithoutTheLockCannotReleaseIt() {
    let account = Account()
    objc_sync_enter(account)
    var results: [Int32] = [0]
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      let thread = Thread { [account] in buffer[0] = objc_sync_exit(account) }
      thread.start()
      while !thread.isFinished { sched_yield() }
    }
    #expect(Int(results[0]) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    objc_sync_exit(account)
  }
}
