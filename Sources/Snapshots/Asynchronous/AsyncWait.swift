import Sessions
import Staging
import UIKit

/// How an assertion, which takes no time, waits for a value that comes later.
struct AsyncWait<Value> {
  /// Whether the waiting thread has the main actor, so that it can move the clock.
  let hasMainActor: Bool
  /// How long it waits for what other threads do.
  let patience: Duration

  /// - Parameter source: what the value comes of.
  init<Source>(from source: Source.Type, within patience: Duration) {
    self.patience = patience
    // Screens are handled on the main actor; of other values only the thread tells.
    hasMainActor =
      MainThread.isHere || isOfMainActor(Source.self) || isOfMainActor(Value.self)
  }

  /// Begins in the session of `source`, and waits there.
  func value<Source>(
    of source: Source, _ begin: (Source) throws -> Async<Value>
  ) throws -> Value {
    let failure = AsyncFailure()
    do {
      return try AsyncFailure.$current.withValue(failure) {
        guard hasMainActor else { return try waitOutside(begin(source)) }
        return try onMainThread(source, begin, failure)
      }
    } catch SnapshotError.callbackLetGo {
      // Who asked for another snapshot and got none has nothing to call back with.
      throw failure.error ?? SnapshotError.callbackLetGo
    }
  }

  private func onMainThread<Source>(
    _ source: Source, _ begin: (Source) throws -> Async<Value>, _ failure: AsyncFailure
  ) throws -> Value {
    try withoutActuallyEscaping(begin) { begin in
      // The calling thread waits meanwhile.
      nonisolated(unsafe) let (source, begin) = (source, begin)
      return try MainThread.run {
        try AsyncFailure.$current.withValue(failure) {
          try RenderSession.home(of: source).present { try wait(for: begin(source)) }
        }
      }
    }
  }

  /// First all that is due on the virtual clock, then what other threads do: so the picture does
  /// not depend on how fast they are.
  @MainActor
  private func wait(for async: Async<Value>) throws -> Value {
    let (board, clock) = (LoadBoard.current, MediaClock.current)
    let answer = AsyncAnswer<Value> { board.wake() }
    async.attempt(AsyncAnswer.callback(answer), answer.fail)
    let isThere = board.wait(within: patience) {
      clock.settle { answer.cameHere }
      return answer.isOver
    }
    return try checked(answer, isThere)
  }

  private func waitOutside(_ async: Async<Value>) throws -> Value {
    let answer = AsyncAnswer<Value>()
    async.attempt(AsyncAnswer.callback(answer), answer.fail)
    answer.rest(until: Date(timeIntervalSinceNow: patience / .seconds(1)))
    return try checked(answer, answer.isOver)
  }

  private func checked(_ answer: AsyncAnswer<Value>, _ isThere: Bool) throws -> Value {
    guard isThere else {
      throw SnapshotError.neverCalledBack(
        seconds: patience / .seconds(1), isMainQueueServed: LoadBoard.servesMainQueue)
    }
    if let error = answer.error { throw error }
    guard let value = answer.value else { throw SnapshotError.callbackLetGo }
    return value
  }
}

private func isOfMainActor(_ type: Any.Type) -> Bool {
  type is UIView.Type || type is UIViewController.Type || type is CALayer.Type
}
