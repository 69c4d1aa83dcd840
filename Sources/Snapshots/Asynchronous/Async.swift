/// A value that comes later, by a call.
///
/// ```swift
/// Snapshotting<UIView, CGImage>.image.asyncPullback { (page: Page) in
///   Async { callback in page.load { callback(page.view) } }
/// }
/// ```
///
/// Under its name in pointfreeco/swift-snapshot-testing. An assertion waits for the call, from any
/// thread, in the session of the screen: first its clock, which is virtual, moves on through all
/// that is due, such as the end of an animation; then background threads have the assertion's
/// `timeout`.
public struct Async<Value>: Sendable {
  /// Takes the value. The first call counts, others do nothing.
  public typealias Callback = @Sendable (Value) -> Void

  /// Begins, and calls back when the value is there.
  public let run: @Sendable (@escaping Callback) -> Void

  /// A value that `run` hands to its callback, at once or later.
  public init(run: @escaping @Sendable (_ callback: @escaping Callback) -> Void) {
    self.run = run
  }

  /// The value that comes of this one.
  public func map<NewValue>(
    _ transform: @escaping @Sendable (Value) -> NewValue
  ) -> Async<NewValue> {
    Async<NewValue> { [run] callback in run { callback(transform($0)) } }
  }
}

extension Async where Value: Sendable {
  /// A value that is there already.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }
}
