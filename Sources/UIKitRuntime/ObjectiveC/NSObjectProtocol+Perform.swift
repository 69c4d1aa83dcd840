extension NSObjectProtocol {
  /// Calls a method by name. Fails if the object does not implement it. The result must not be used
  /// if the method returns no object. Source: Apple, NSObjectProtocol.perform(_:).
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    LastResult.retaining(ObjectiveCMessage.demand(aSelector, of: self))
  }

  /// Calls a method by name with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    LastResult.retaining(ObjectiveCMessage.demand(aSelector, of: self, [object]))
  }

  /// Calls a method by name with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    LastResult.retaining(ObjectiveCMessage.demand(aSelector, of: self, [object1, object2]))
  }

  /// Calls a method by name on the main thread: at once if waiting on the main thread,
  /// asynchronously otherwise. Source: Apple,
  /// NSObject.performSelector(onMainThread:with:waitUntilDone:).
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    ObjectiveCMessage.demandOnMainThread(aSelector, of: self, arg, waits: wait)
  }

  /// Calls a method by name on another thread.
  /// Source: Apple, NSObject.performSelector(inBackground:with:).
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument): (AnyObject, Any?) = (self, arg)
    DispatchQueue.global().async {
      ObjectiveCMessage.demand(aSelector, of: object, [argument])
    }
  }

  /// Returns whether the object's source implements a method. Methods of this package's classes,
  /// and of classes not processed by the source tool, are not found. Source: Apple,
  /// NSObjectProtocol.responds(to:).
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: self)
  }
}

/// Returns the members by name of an object of unknown class. The source tool inserts it around
/// targets and `as AnyObject`.
public func performer(_ object: AnyObject) -> AnyObjectMembers { AnyObjectMembers(object) }

/// Returns an object of known class itself.
public func performer<Object>(_ object: Object) -> Object { object }
