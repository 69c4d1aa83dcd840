/// What a callback was called with, or that it never will be.
///
/// Unchecked: the lock guards all that changes.
final class AsyncAnswer<Value>: @unchecked Sendable {
  private enum State {
    case awaited
    case given(Value, by: pthread_t)
    /// There will be no value.
    case failed(any Error)
    /// Nobody holds the callback any more.
    case dropped
  }

  private let condition = NSCondition()
  private var state = State.awaited
  private let wake: @Sendable () -> Void

  /// - Parameter wake: called when there is something to see.
  init(waking wake: @escaping @Sendable () -> Void = {}) { self.wake = wake }

  /// What calls back: while anyone holds it, the answer may come.
  static func callback(_ answer: AsyncAnswer) -> Async<Value>.Callback {
    let hold = Hold(answer)
    return { value in hold.answer.give(value) }
  }

  private final class Hold: Sendable {
    let answer: AsyncAnswer
    init(_ answer: AsyncAnswer) { self.answer = answer }
    deinit { answer.end(with: .dropped) }
  }

  /// Says why no value will come.
  func fail(_ error: any Error) { end(with: .failed(error)) }

  private func give(_ value: Value) { end(with: .given(value, by: pthread_self())) }

  /// The first end counts.
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

  /// The value; nil where it has not come.
  var value: Value? {
    reading { if case .given(let value, _) = $0 { value } else { nil } }
  }

  /// Why there is no value; nil where nobody said.
  var error: (any Error)? {
    reading { if case .failed(let error) = $0 { error } else { nil } }
  }

  /// Whether there is nothing to wait for.
  var isOver: Bool {
    reading { if case .awaited = $0 { false } else { true } }
  }

  /// Whether the value came on this thread: what other threads do has no place in virtual time.
  var cameHere: Bool {
    reading { state in
      guard case .given(_, let thread) = state else { return false }
      return pthread_equal(thread, pthread_self()) != 0
    }
  }

  /// Rests until there is nothing to wait for, or the date has come.
  func rest(until date: Date) {
    condition.lock()
    defer { condition.unlock() }
    while case .awaited = state {
      guard condition.wait(until: date) else { return }
    }
  }
}
