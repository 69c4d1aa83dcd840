/// A value that is delivered later by a callback.
///
/// ```swift
/// Snapshotting<UIView, UIImage>.image.asyncPullback { (page: Page) in
///   Async { callback in page.load { callback(page.view) } }
/// }
/// ```
///
/// It has the same name in pointfreeco/swift-snapshot-testing. An assertion waits for the callback,
/// from any thread, in the session of the screen: first its virtual clock advances through all
/// scheduled events, such as the end of an animation; then background threads have the assertion's
/// `timeout`.
///
/// Unchecked: it starts on the thread of the assertion.
public struct Async<Value>: @unchecked Sendable {
  /// Delivers the value. Only the first call counts.
  public typealias Callback = @Sendable (Value) -> Void

  /// Starts, and calls back with the value or with an error.
  let attempt: (@escaping Callback, @escaping (any Error) -> Void) -> Void

  /// Starts, and calls back with the value. If there is an error, it does not call back, and the
  /// waiting assertion fails with it.
  public var run: (@escaping (Value) -> Void) -> Void {
    { [attempt] callback in
      // Called once, while its caller waits.
      nonisolated(unsafe) let callback = callback
      attempt({ callback($0) }, { AsyncFailure.note($0) })
    }
  }

  /// Creates a value that `run` passes to its callback, at once or later.
  public init(run: @escaping (_ callback: @escaping Callback) -> Void) {
    attempt = { callback, _ in run(callback) }
  }

  /// Creates a value that `attempt` passes to its first callback, or an error for the second.
  init(attempt: @escaping (@escaping Callback, @escaping (any Error) -> Void) -> Void) {
    self.attempt = attempt
  }

  /// Creates a value that is already available.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Returns the transformed value.
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Async<NewValue> {
    nonisolated(unsafe) let transform = transform
    return Async<NewValue> { [attempt] callback, fail in
      attempt({ callback(transform($0)) }, fail)
    }
  }
}

extension Array {
  /// Returns all values, in order, after the last was delivered.
  func together<Value>() -> Async<[Value]> where Element == Async<Value> {
    guard !isEmpty else { return Async<[Value]>(value: []) }
    return Async<[Value]> { callback, fail in
      let results = AsyncResults<Value>(count: count, callback)
      for (index, part) in enumerated() {
        part.attempt({ results.deliver($0, index) }, fail)
      }
    }
  }
}

/// Several values that are delivered one by one.
///
/// Unchecked: a lock protects all mutable state.
private final class AsyncResults<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]
  private let callback: Async<[Value]>.Callback

  init(count: Int, _ callback: @escaping Async<[Value]>.Callback) {
    values = Array(repeating: nil, count: count)
    self.callback = callback
  }

  func deliver(_ value: Value, _ index: Int) {
    let all: [Value]? = lock.withLock {
      values[index] = value
      return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
    }
    if let all { callback(all) }
  }
}
