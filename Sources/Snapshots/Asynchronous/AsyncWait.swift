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
      Thread.isMainThread || isOfMainActor(Source.self) || isOfMainActor(Value.self)
  }

  /// Begins in the session of `source`, and waits there.
  func value<Source>(
    of source: Source, _ begin: @Sendable (Source) throws -> Async<Value>
  ) throws -> Value {
    guard hasMainActor else { return try waitOutside(begin(source)) }
    // On this thread alone: nothing leaves it.
    nonisolated(unsafe) let source = source
    nonisolated(unsafe) var result: Value?
    try MainActor.assumeIsolated {
      try RenderSession.home(of: source).present { result = try wait(for: begin(source)) }
    }
    guard let result else { throw SnapshotError.callbackLetGo }
    return result
  }

  /// First all that is due on the virtual clock, then what other threads do: so the picture does
  /// not depend on how fast they are.
  @MainActor
  private func wait(for async: Async<Value>) throws(SnapshotError) -> Value {
    let (board, clock) = (LoadBoard.current, MediaClock.current)
    let answer = AsyncAnswer<Value> { board.wake() }
    async.run(AsyncAnswer.callback(answer))
    let isThere = board.wait(within: patience) {
      clock.settle { answer.cameHere }
      return answer.isOver
    }
    return try checked(answer, isThere)
  }

  private func waitOutside(_ async: Async<Value>) throws(SnapshotError) -> Value {
    let answer = AsyncAnswer<Value>()
    async.run(AsyncAnswer.callback(answer))
    answer.rest(until: Date(timeIntervalSinceNow: patience / .seconds(1)))
    return try checked(answer, answer.isOver)
  }

  private func checked(
    _ answer: AsyncAnswer<Value>, _ isThere: Bool
  ) throws(SnapshotError) -> Value {
    guard isThere else {
      throw .neverCalledBack(
        seconds: patience / .seconds(1), isMainQueueServed: LoadBoard.servesMainQueue)
    }
    guard let value = answer.value else { throw .callbackLetGo }
    return value
  }
}

private func isOfMainActor(_ type: Any.Type) -> Bool {
  type is UIView.Type || type is UIViewController.Type || type is CALayer.Type
}
