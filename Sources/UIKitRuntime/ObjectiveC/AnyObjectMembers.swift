/// What iOS finds by name in an object of which nothing is known, for the source tool: it writes
/// `UIKit.performer(object as AnyObject)` where a member of `object as AnyObject` is asked for.
///
/// Properties stop where the object lacks them and their value is used, as on iOS.
public struct AnyObjectMembers {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  // MARK: Messages

  /// Calls the method of a name; stops where the object has none.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    LastResult.kept(ObjectiveCMessage.demand(aSelector, of: object))
  }

  /// Calls the method of a name with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector, with argument: Any?) -> Unmanaged<AnyObject>! {
    LastResult.kept(ObjectiveCMessage.demand(aSelector, of: object, [argument]))
  }

  /// Calls the method of a name with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    LastResult.kept(ObjectiveCMessage.demand(aSelector, of: object, [object1, object2]))
  }

  /// Calls the method of a name after a delay in seconds, by the wall clock.
  public func perform(_ aSelector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    (object as? NSObject)?.perform(aSelector, with: argument, afterDelay: delay)
  }

  /// Calls the method of a name on the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    ObjectiveCMessage.demandOnMainThread(aSelector, of: object, arg, waits: wait)
  }

  /// Whether the object has a method of a name.
  public func responds(to aSelector: Selector) -> Bool {
    ObjectiveCMessage.isFound(aSelector, in: object)
  }

  /// Calls a method whose result's type is known.
  @discardableResult
  public func call<Result>(_ selector: String, _ arguments: [Any?], _ type: Result.Type) -> Result {
    let value = ObjectiveCMessage.demand(Selector(selector), of: object, arguments)
    guard let result = ScalarConversion.convert(value, to: type) else {
      stop("-[\(Swift.type(of: object)) \(selector)]: what it returns is no \(type)")
    }
    return result
  }

  /// A property whose type is known; nil where the object has none of the name.
  public func property<Value>(_ key: String, _ type: Value.Type) -> Value! {
    guard let get = KeyValueCoding.getter(of: key, in: object) else { return nil }
    nonisolated(unsafe) let object = object
    return ScalarConversion.convert(onAnyThread { get(object) }(), to: type)
  }

  // MARK: Key-value coding

  /// The value of a property.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding.object(object).flatMap { KeyValueCoding.ask($0, key) }
  }

  /// The value at the end of a path.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.object(object)?.value(forKeyPath: keyPath)
  }

  /// Sets a property.
  public func setValue(_ value: Any?, forKey key: String) {
    if let object = KeyValueCoding.object(object) { KeyValueCoding.tell(object, value, key) }
  }

  // MARK: Numbers and values

  /// A number's value.
  public var boolValue: Bool! { value() }
  /// A number's value.
  public var intValue: Int! { value() ?? text.flatMap { Int($0) } }
  /// A number's value.
  public var integerValue: Int! { intValue }
  /// A number's value.
  public var uintValue: UInt! { value() }
  /// A number's value.
  public var floatValue: Float! { value() ?? text.flatMap { Float($0) } }
  /// A number's value.
  public var doubleValue: Double! { value() ?? text.flatMap { Double($0) } }
  /// A number's value in words.
  public var stringValue: String! { (object as? NSNumber)?.stringValue }
  /// The rectangle in a value.
  public var cgRectValue: CGRect! { value() ?? (object as? NSValue)?.cgRectValue }
  /// The point in a value.
  public var cgPointValue: CGPoint! { value() ?? (object as? NSValue)?.cgPointValue }
  /// The size in a value.
  public var cgSizeValue: CGSize! { value() ?? (object as? NSValue)?.cgSizeValue }
  /// How many elements an array, a dictionary or a set has.
  public var count: Int! {
    (object as? [Any])?.count ?? (object as? [AnyHashable: Any])?.count
      ?? (object as? Set<AnyHashable>)?.count
  }
  /// How long a text is, in UTF-16.
  public var length: Int! { text?.utf16.count }

  private var text: String? { object as? String }

  private func value<Value>() -> Value? {
    ScalarConversion.convert(object, to: Value.self)
  }
}
