extension Snapshotting {
  /// A strategy whose snapshot comes later.
  ///
  /// Who never calls back fails the test with a sentence: at once where the callback was let go,
  /// else after the assertion's `timeout`.
  ///
  /// - Parameter asyncSnapshot: begins to take the snapshot; called in the session of the value, if
  ///   that is a screen or a layer.
  public init(
    pathExtension: String, diffing: Diffing<Format>,
    asyncSnapshot: @escaping @Sendable (_ value: Value) throws -> Async<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value, terms in
      let wait = AsyncWait<Format>(from: Value.self, within: terms.patience)
      return Capture(try wait.value(of: value, asyncSnapshot))
    }
  }

  /// A strategy for another kind of value, which becomes this one's later.
  ///
  /// Who never calls back fails the test with a sentence: at once where the callback was let go,
  /// else after the assertion's `timeout`.
  ///
  /// - Parameter transform: begins to make this strategy's value; called in the session of the
  ///   other value, if that is a screen or a layer.
  public func asyncPullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) throws -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    pullback(underTerms: { value, terms in
      try AsyncWait<Value>(from: NewValue.self, within: terms.patience).value(of: value, transform)
    })
  }
}
