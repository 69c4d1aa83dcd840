extension Snapshotting {
  /// Creates a strategy whose snapshot is delivered later.
  ///
  /// If the callback is never called, the test fails: at once if it was deallocated, otherwise
  /// after the assertion's `timeout`.
  ///
  /// - Parameter asyncSnapshot: Starts taking the snapshot; called in the session of the value, if
  ///   that is a screen or a layer.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) throws -> Async<Format>
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing, capture: Self.waiting(for: asyncSnapshot))
  }

  /// Takes the snapshot of a value, at once or later. With an error the callback is not called;
  /// `take(_:)` throws it.
  public var snapshot: (Value) -> Async<Format> {
    get {
      { [capture] value in
        Async { callback, fail in
          do {
            let taken = try capture(value, PictureTerms())
            defer { taken.finish?() }
            callback(taken.value)
          } catch {
            fail(error)
          }
        }
      }
    }
    set { capture = Self.waiting(for: newValue) }
  }

  /// Returns a strategy for another type of value, which is converted to this one's later.
  ///
  /// If the callback is never called, the test fails: at once if it was deallocated, otherwise
  /// after the assertion's `timeout`.
  ///
  /// - Parameter transform: Starts the conversion; called in the session of the other value, if
  ///   that is a screen or a layer.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    pullback(underTerms: { value, terms in
      try AsyncWait<Value>(from: NewValue.self, within: terms.patience).value(of: value, transform)
    })
  }

  private static func waiting(
    for begin: @escaping (Value) throws -> Async<Format>
  ) -> (Value, PictureTerms) throws -> Capture<Format> {
    { value, terms in
      let wait = AsyncWait<Format>(from: Value.self, within: terms.patience)
      return Capture(try wait.value(of: value, begin))
    }
  }
}
