extension NSObjectProtocol {
  /// Calls the method of a name; stops where the object has none. The result must not be taken
  /// where the method returns no object. Source: Apple, NSObjectProtocol.perform(_:).
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    LastResult.kept(ObjectiveCMessage.demand(aSelector, of: self))
  }

  /// Calls the method of a name with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    LastResult.kept(ObjectiveCMessage.demand(aSelector, of: self, [object]))
  }

  /// Calls the method of a name with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    LastResult.kept(ObjectiveCMessage.demand(aSelector, of: self, [object1, object2]))
  }

  /// Calls the method of a name on the main thread: at once where this is it and is to wait, and in
  /// its turn otherwise. Source: Apple, NSObject.performSelector(onMainThread:with:waitUntilDone:).
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    ObjectiveCMessage.demandOnMainThread(aSelector, of: self, arg, waits: wait)
  }

  /// Calls the method of a name on another thread.
  /// Source: Apple, NSObject.performSelector(inBackground:with:).
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument): (AnyObject, Any?) = (self, arg)
    DispatchQueue.global().async {
      ObjectiveCMessage.demand(aSelector, of: object, [argument])
    }
  }

  /// Whether the object has a method of a name, among those that its source writes. Methods of
  /// this package's classes, and of classes that did not go through the source tool, are not known
  /// by name. Source: Apple, NSObjectProtocol.responds(to:).
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: self)
  }
}

/// An object of which nothing is known, as something that can be sent messages: on iOS any object
/// can. The source tool writes it around targets and `as AnyObject`.
public func performer(_ object: AnyObject) -> AnyObjectMembers { AnyObjectMembers(object) }

/// An object whose class is known has what its class has.
public func performer<Object>(_ object: Object) -> Object { object }
