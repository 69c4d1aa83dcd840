import Dispatch
import Foundation
import Testing

@testable import Sessions

/// Tests that threads are distinguished as by Foundation, which asks the system each time.
@Suite struct MainQueueTests {
  /// The answers of the calling thread, each asked twice: the second is remembered.
  private static func answers() -> [Bool] {
    [MainQueue.isMainThread, MainQueue.isMainThread, Thread.isMainThread, MainQueue.isHere]
  }

  @Test @MainActor func theMainActorIsOnTheMainQueue() {
    let answers = Self.answers()
    #expect(answers[0] == answers[2] && answers[1] == answers[2])
    #expect(answers[3])
  }

  @Test func anotherThreadIsNot() async {
    let answers = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Self.answers()) }
    }
    #expect(answers == [false, false, false, false])
  }

  @Test func everyThreadAnswersForItself() async {
    await withTaskGroup(of: [Bool].self) { group in
      for _ in 0..<20 {
        group.addTask {
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Self.answers()) }
          }
        }
      }
      for await answers in group { #expect(answers == [false, false, false, false]) }
    }
  }
}
