extension Snapshotting {
  /// A strategy whose snapshot comes later.
  ///
  /// Who never calls back fails the test with a sentence: at once where the callback was let go,
  /// else after the assertion's `timeout`.
  ///
  /// - Parameter asyncSnapshot: begins to take the snapshot; called in the session of the value, if
  ///   that is a screen or a layer.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) throws -> Async<Format>
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing, capture: Self.waiting(for: asyncSnapshot))
  }

  /// Takes the snapshot of a value, at once or later. An error leaves the callback uncalled;
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

  /// A strategy for another kind of value, which becomes this one's later.
  ///
  /// Who never calls back fails the test with a sentence: at once where the callback was let go,
  /// else after the assertion's `timeout`.
  ///
  /// - Parameter transform: begins to make this strategy's value; called in the session of the
  ///   other value, if that is a screen or a layer.
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
