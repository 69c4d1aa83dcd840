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
  /// A value that is delivered while the conversion starts is taken in the callback: the conversion
  /// can restore a view's state after it. Source: pointfreeco/swift-snapshot-testing,
  /// `asyncPullback`.
  ///
  /// If the callback is never called, the test fails: at once if it was deallocated, otherwise
  /// after the assertion's `timeout`.
  ///
  /// - Parameter transform: Starts the conversion; called in the session of the other value, if
  ///   that is a screen or a layer.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    nonisolated(unsafe) let capture = capture
    var taking = Snapshotting<Delivery<Value, Format>, Format>(
      pathExtension: pathExtension, diffing: diffing
    ) { delivery, terms in
      switch delivery {
      case .value(let value): try capture(value, terms)
      case .taken(let taken): taken
      }
    }
    (taking.isOfMainThread, taking.tolerance) = (isOfMainThread, tolerance)
    return taking.pullback(underTerms: { value, terms in
      let wait = AsyncWait<Delivery<Value, Format>>(from: NewValue.self, within: terms.patience)
      return try wait.value(of: value) {
        try transform($0).taken { try capture($0, terms) }
      }
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

/// A delivered value, or its snapshot.
private enum Delivery<Value, Format> {
  case value(Value)
  case taken(Capture<Format>)
}

extension Async {
  /// Returns the value; its snapshot if the value is delivered while the receiver starts.
  fileprivate func taken<Format>(
    by take: @escaping (Value) throws -> Capture<Format>
  ) -> Async<Delivery<Value, Format>> {
    nonisolated(unsafe) let take = take
    return Async<Delivery<Value, Format>>(attempt: { [attempt] callback, fail in
      nonisolated(unsafe) let (fail, thread) = (fail, pthread_self())
      // Read and written by this thread only.
      nonisolated(unsafe) var isStarting = true
      attempt(
        { value in
          guard pthread_equal(thread, pthread_self()) != 0, isStarting else {
            return callback(.value(value))
          }
          do { callback(.taken(try take(value))) } catch { fail(error) }
        }, fail)
      isStarting = false
    })
  }
}
