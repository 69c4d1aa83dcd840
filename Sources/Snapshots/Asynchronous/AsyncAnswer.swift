/// The result of waiting for a callback.
///
/// Unchecked: a lock protects all mutable state.
final class AsyncAnswer<Value>: @unchecked Sendable {
  private enum State {
    case awaited
    case given(Value, by: pthread_t)
    /// An error was delivered.
    case failed(any Error)
    /// The callback was deallocated.
    case dropped
  }

  private let condition = NSCondition()
  private var state = State.awaited
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called after the state has changed.
  init(waking wake: @escaping @Sendable () -> Void = {}) { self.wake = wake }

  /// Returns the callback. While it is retained, the value may be delivered.
  static func callback(_ answer: AsyncAnswer) -> Async<Value>.Callback {
    let hold = Hold(answer)
    return { value in hold.answer.give(value) }
  }

  private final class Hold: Sendable {
    let answer: AsyncAnswer
    init(_ answer: AsyncAnswer) { self.answer = answer }
    deinit { answer.end(with: .dropped) }
  }

  /// Delivers an error.
  func fail(_ error: any Error) { end(with: .failed(error)) }

  private func give(_ value: Value) { end(with: .given(value, by: pthread_self())) }

  /// Sets the final state; only the first call counts.
  private func end(with end: State) {
    condition.lock()
    if case .awaited = state { state = end }
    condition.broadcast()
    condition.unlock()
    wake()
  }

  private func reading<Result>(_ body: (State) -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body(state)
  }

  /// The value; nil if there is none.
  var value: Value? {
    reading { if case .given(let value, _) = $0 { value } else { nil } }
  }

  /// The error; nil if there is none.
  var error: (any Error)? {
    reading { if case .failed(let error) = $0 { error } else { nil } }
  }

  /// Whether waiting has ended.
  var isOver: Bool {
    reading { if case .awaited = $0 { false } else { true } }
  }

  /// Whether the value was delivered on this thread. Other threads are independent of virtual time.
  var cameHere: Bool {
    reading { state in
      guard case .given(_, let thread) = state else { return false }
      return pthread_equal(thread, pthread_self()) != 0
    }
  }

  /// Blocks until waiting has ended, or until a date.
  func rest(until date: Date) {
    condition.lock()
    defer { condition.unlock() }
    while case .awaited = state {
      guard condition.wait(until: date) else { return }
    }
  }
}
