extension NSObjectProtocol {
  /// Calls the method of a name; stops where the object has none. The result must not be taken
  /// where the method returns no object. Source: Apple, NSObjectProtocol.perform(_:).
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    returned(ObjectiveCMessage.demand(aSelector, of: self))
  }

  /// Calls the method of a name with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    returned(ObjectiveCMessage.demand(aSelector, of: self, [object]))
  }

  /// Calls the method of a name with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>? {
    returned(ObjectiveCMessage.demand(aSelector, of: self, [object1, object2]))
  }

  /// Whether the object has a method of a name, among those that its source writes. Methods of
  /// this package's classes, and of classes that did not go through the source tool, are not known
  /// by name. Source: Apple, NSObjectProtocol.responds(to:).
  @_disfavoredOverload
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: self)
  }

  private func returned(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value, !(value is Void) else { return nil }
    return LastResult.shared.keep(value as AnyObject)
  }
}

/// An object that can be asked to perform a selector: on iOS any can. The source tool writes it
/// around targets.
public func performer(_ object: AnyObject) -> any NSObjectProtocol {
  guard let object = object as? any NSObjectProtocol else {
    stop("\(type(of: object)) performs no selectors here: its class inherits from nothing.")
  }
  return object
}

/// An object whose class is known has what its class has.
public func performer<Object>(_ object: Object) -> Object { object }

/// Keeps what a call by name returned until the next one, so that the caller has time to take it.
private final class LastResult: @unchecked Sendable {
  static let shared = LastResult()
  private let lock = NSLock()
  private var object: AnyObject?

  func keep(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let old = lock.withLock {
      defer { self.object = object }
      return self.object
    }
    withExtendedLifetime(old) {}
    return Unmanaged.passUnretained(object)
  }
}
