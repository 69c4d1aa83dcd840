/// The result of waiting for a callback.
///
/// Unchecked: a lock protects all mutable state.
final class AsyncResult<Value>: @unchecked Sendable {
  private enum State {
    case pending
    case delivered(Value, by: pthread_t)
    /// An error was delivered.
    case failed(any Error)
    /// The callback was deallocated.
    case released
  }

  private let condition = NSCondition()
  private var state = State.pending
  private let wake: @Sendable () -> Void

  /// Creates a pending result.
  ///
  /// - Parameter wake: Called after the state has changed.
  init(waking wake: @escaping @Sendable () -> Void = {}) { self.wake = wake }

  /// Returns the callback. While it is retained, the value may be delivered.
  static func callback(_ result: AsyncResult) -> Async<Value>.Callback {
    let lifetime = CallbackLifetime(result)
    return { value in lifetime.result.deliver(value) }
  }

  private final class CallbackLifetime: Sendable {
    let result: AsyncResult
    init(_ result: AsyncResult) { self.result = result }
    deinit { result.complete(with: .released) }
  }

  /// Delivers an error.
  func fail(_ error: any Error) { complete(with: .failed(error)) }

  private func deliver(_ value: Value) { complete(with: .delivered(value, by: pthread_self())) }

  /// Sets the final state; only the first call counts.
  private func complete(with end: State) {
    condition.lock()
    if case .pending = state { state = end }
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
    reading { if case .delivered(let value, _) = $0 { value } else { nil } }
  }

  /// The error; nil if there is none.
  var error: (any Error)? {
    reading { if case .failed(let error) = $0 { error } else { nil } }
  }

  /// Whether waiting has ended.
  var isComplete: Bool {
    reading { if case .pending = $0 { false } else { true } }
  }

  /// Whether the value was delivered on this thread. Other threads are independent of virtual time.
  var wasDeliveredOnThisThread: Bool {
    reading { state in
      guard case .delivered(_, let thread) = state else { return false }
      return pthread_equal(thread, pthread_self()) != 0
    }
  }

  /// Blocks until waiting has ended, or until a date.
  func wait(until date: Date) {
    condition.lock()
    defer { condition.unlock() }
    while case .pending = state {
      guard condition.wait(until: date) else { return }
    }
  }
}
