import Sessions
import Staging
import UIKit

/// The wait of a synchronous assertion for a value that is delivered later.
struct AsyncWait<Value> {
  /// Whether the waiting thread has the main actor, so that it can advance the clock.
  let hasMainActor: Bool
  /// The time limit for other threads.
  let patience: Duration

  /// - Parameter source: The type from which the value is made.
  init<Source>(from source: Source.Type, within patience: Duration) {
    self.patience = patience
    // Screens are used on the main actor; for other values the current thread decides.
    hasMainActor =
      MainThread.isHere || isOfMainActor(Source.self) || isOfMainActor(Value.self)
  }

  /// Starts in the session of `source`, and waits there.
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
      // A callback that another failed snapshot did not reach is never called.
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

  /// Waits first for all events of the virtual clock, then for other threads, so that the picture
  /// does not depend on their speed.
  @MainActor
  private func wait(for async: Async<Value>) throws -> Value {
    let (board, clock) = (LoadRegistry.current, MediaClock.current)
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
        seconds: patience / .seconds(1), isMainQueueServed: LoadRegistry.servesMainQueue)
    }
    if let error = answer.error { throw error }
    guard let value = answer.value else { throw SnapshotError.callbackLetGo }
    return value
  }
}

private func isOfMainActor(_ type: Any.Type) -> Bool {
  type is UIView.Type || type is UIViewController.Type || type is CALayer.Type
}
