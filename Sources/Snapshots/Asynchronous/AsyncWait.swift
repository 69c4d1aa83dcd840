import Sessions
import Staging
import UIKit

/// The wait of a synchronous assertion for a value that is delivered later.
struct AsyncWait<Value> {
  /// Whether the waiting thread has the main actor, so that it can advance the clock.
  let hasMainActor: Bool
  /// The time limit for other threads.
  let patience: Duration

  /// Creates a wait with a time limit.
  ///
  /// - Parameter source: The type from which the value is made.
  init<Source>(from source: Source.Type, within patience: Duration) {
    self.patience = patience
    // Screens are used on the main actor; for other values the current thread decides.
    hasMainActor =
      MainThread.isHere || isMainActorIsolated(Source.self) || isMainActorIsolated(Value.self)
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
    } catch SnapshotError.callbackReleased {
      // A callback that another failed snapshot did not reach is never called.
      throw failure.error ?? SnapshotError.callbackReleased
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
          try RenderSession.owner(of: source).present { try wait(for: begin(source)) }
        }
      }
    }
  }

  /// Waits first for all events of the virtual clock, then for other threads, so that the picture
  /// does not depend on their speed.
  @MainActor
  private func wait(for async: Async<Value>) throws -> Value {
    let (board, clock) = (LoadRegistry.current, MediaClock.current)
    let result = AsyncResult<Value> { board.wake() }
    async.attempt(AsyncResult.callback(result), result.fail)
    let isThere = board.wait(within: patience) {
      clock.settle { result.wasDeliveredOnThisThread }
      return result.isComplete
    }
    return try checked(result, isThere)
  }

  private func waitOutside(_ async: Async<Value>) throws -> Value {
    let result = AsyncResult<Value>()
    async.attempt(AsyncResult.callback(result), result.fail)
    result.wait(until: Date(timeIntervalSinceNow: patience / .seconds(1)))
    return try checked(result, result.isComplete)
  }

  private func checked(_ result: AsyncResult<Value>, _ isThere: Bool) throws -> Value {
    guard isThere else {
      throw SnapshotError.neverCalledBack(
        seconds: patience / .seconds(1), isMainQueueServed: LoadRegistry.servesMainQueue)
    }
    if let error = result.error { throw error }
    guard let value = result.value else { throw SnapshotError.callbackReleased }
    return value
  }
}

private func isMainActorIsolated(_ type: Any.Type) -> Bool {
  type is UIView.Type || type is UIViewController.Type || type is CALayer.Type
}
