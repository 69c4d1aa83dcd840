/// A value that comes later, by a call.
///
/// ```swift
/// Snapshotting<UIView, UIImage>.image.asyncPullback { (page: Page) in
///   Async { callback in page.load { callback(page.view) } }
/// }
/// ```
///
/// Under its name in pointfreeco/swift-snapshot-testing. An assertion waits for the call, from any
/// thread, in the session of the screen: first its clock, which is virtual, moves on through all
/// that is due, such as the end of an animation; then background threads have the assertion's
/// `timeout`.
///
/// Unchecked: it begins on the thread that asserts.
public struct Async<Value>: @unchecked Sendable {
  /// Takes the value. The first call counts, others do nothing.
  public typealias Callback = @Sendable (Value) -> Void

  /// Begins, and calls back when the value is there, or why it will not be.
  let attempt: (@escaping Callback, @escaping (any Error) -> Void) -> Void

  /// Begins, and calls back when the value is there. Where it will not be, it does not call, and
  /// the assertion that waits says why.
  public var run: (@escaping (Value) -> Void) -> Void {
    { [attempt] callback in
      // Called once, and by a caller that waits for it.
      nonisolated(unsafe) let callback = callback
      attempt({ callback($0) }, { AsyncFailure.note($0) })
    }
  }

  /// A value that `run` hands to its callback, at once or later.
  public init(run: @escaping (_ callback: @escaping Callback) -> Void) {
    attempt = { callback, _ in run(callback) }
  }

  /// A value that `attempt` hands to its first callback, or an error for the second.
  init(attempt: @escaping (@escaping Callback, @escaping (any Error) -> Void) -> Void) {
    self.attempt = attempt
  }

  /// A value that is there already.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// The value that comes of this one.
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
  /// All values, in their order, when the last has come.
  func together<Value>() -> Async<[Value]> where Element == Async<Value> {
    guard !isEmpty else { return Async<[Value]>(value: []) }
    return Async<[Value]> { callback, fail in
      let answers = AsyncAnswers<Value>(count: count, callback)
      for (index, part) in enumerated() {
        part.attempt({ answers.give($0, index) }, fail)
      }
    }
  }
}

/// Several values that come one by one.
///
/// Unchecked: the lock guards all that changes.
private final class AsyncAnswers<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]
  private let callback: Async<[Value]>.Callback

  init(count: Int, _ callback: @escaping Async<[Value]>.Callback) {
    values = Array(repeating: nil, count: count)
    self.callback = callback
  }

  func give(_ value: Value, _ index: Int) {
    let all: [Value]? = lock.withLock {
      values[index] = value
      return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
    }
    if let all { callback(all) }
  }
}
