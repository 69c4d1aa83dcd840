/// The members of an object of unknown class that iOS finds by name, for the source tool: it writes
/// `UIKit.performer(object as AnyObject)` for access to members of `object as AnyObject`.
///
/// Using the value of a property that the object lacks fails, as on iOS.
public struct AnyObjectMembers {
  package let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  // MARK: Messages

  /// Calls a method by name. Fails if the object does not implement it.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    LastResult.retaining(ObjectiveCMessage.demand(aSelector, of: object))
  }

  /// Calls a method by name with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector, with argument: Any?) -> Unmanaged<AnyObject>! {
    LastResult.retaining(ObjectiveCMessage.demand(aSelector, of: object, [argument]))
  }

  /// Calls a method by name with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    LastResult.retaining(ObjectiveCMessage.demand(aSelector, of: object, [object1, object2]))
  }

  /// Calls a method by name after a delay in seconds, of the wall clock.
  public func perform(_ aSelector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    (object as? NSObject)?.perform(aSelector, with: argument, afterDelay: delay)
  }

  /// Calls a method by name on the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    ObjectiveCMessage.demandOnMainThread(aSelector, of: object, arg, waits: wait)
  }

  /// Returns whether the object implements a method.
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: object)
  }

  /// Calls a method with a known result type.
  @discardableResult
  public func call<Result>(_ selector: String, _ arguments: [Any?], _ type: Result.Type) -> Result {
    let value = ObjectiveCMessage.demand(Selector(selector), of: object, arguments)
    guard let result = ScalarConversion.convert(value, to: type) else {
      stop("-[\(Swift.type(of: object)) \(selector)]: its result is not a \(type)")
    }
    return result
  }

  /// Returns the value of a property of a known type, or nil if the object lacks it.
  public func property<Value>(_ key: String, _ type: Value.Type) -> Value! {
    guard let get = KeyValueCoding.getter(of: key, in: object) else { return nil }
    nonisolated(unsafe) let object = object
    return ScalarConversion.convert(onAnyThread { get(object) }(), to: type)
  }

  // MARK: Key-value coding

  /// Returns the value of a property.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.object(object).flatMap { KeyValueCoding.ask($0, key) }
  }

  /// Returns the value at a key path.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.object(object)?.value(forKeyPath: keyPath)
  }

  /// Sets the value of a property.
  public func setValue(_ value: Any?, forKey key: String) {
    if let object = KeyValueCoding.object(object) { KeyValueCoding.assign(object, value, key) }
  }

  // MARK: Numbers and values

  /// The value of a number.
  public var boolValue: Bool! { value() }
  /// The value of a number.
  public var intValue: Int! { value() ?? text.flatMap { Int($0) } }
  /// The value of a number.
  public var integerValue: Int! { intValue }
  /// The value of a number.
  public var uintValue: UInt! { value() }
  /// The value of a number.
  public var floatValue: Float! { value() ?? text.flatMap { Float($0) } }
  /// The value of a number.
  public var doubleValue: Double! { value() ?? text.flatMap { Double($0) } }
  /// The description of a number.
  public var stringValue: String! { (object as? NSNumber)?.stringValue }
  /// The rectangle of a value.
  public var cgRectValue: CGRect! { value() ?? (object as? NSValue)?.cgRectValue }
  /// The point of a value.
  public var cgPointValue: CGPoint! { value() ?? (object as? NSValue)?.cgPointValue }
  /// The size of a value.
  public var cgSizeValue: CGSize! { value() ?? (object as? NSValue)?.cgSizeValue }
  /// The number of elements of an array, a dictionary or a set.
  public var count: Int! {
    (object as? [Any])?.count ?? (object as? [AnyHashable: Any])?.count
      ?? (object as? Set<AnyHashable>)?.count
  }
  /// The length of a text, in UTF-16 units.
  public var length: Int! { text?.utf16.count }

  private var text: String? { object as? String }

  private func value<Value>() -> Value? {
    ScalarConversion.convert(object, to: Value.self)
  }
}
