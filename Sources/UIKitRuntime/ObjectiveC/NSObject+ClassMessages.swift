// Messages to classes. They find static methods and properties that are marked '@objc' in source
// processed by the source tool, and the registered ones of UIKit's classes.

extension NSObject {
  /// Returns whether the class itself implements a method.
  public static func responds(to aSelector: Selector) -> Bool {
    ClassMessage.method(aSelector.description, of: self) != nil
  }

  /// Calls a method of the class itself. Fails if it does not implement it.
  @discardableResult
  public static func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    LastResult.retaining(ClassMessage.demand(aSelector, of: self, []))
  }

  /// Calls a method of the class itself with an argument.
  @discardableResult
  public static func perform(
    _ aSelector: Selector, with object: Any?
  ) -> Unmanaged<AnyObject>! {
    LastResult.retaining(ClassMessage.demand(aSelector, of: self, [object]))
  }

  /// Calls a method of the class itself with two arguments.
  @discardableResult
  public static func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    LastResult.retaining(ClassMessage.demand(aSelector, of: self, [object1, object2]))
  }

  /// Returns the value of a class property. Fails if there is none.
  @_disfavoredOverload
  public static func value(forKey key: String) -> Any? {
    guard let method = ClassMessage.method(key, of: self) else {
      stop(
        "[<\(self)> valueForUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key \(key).", exception: "NSUnknownKeyException")
    }
    return ClassMessage.call(method, self, MethodArguments(values: [], method: key))
  }

  /// Returns the value at a key path that starts at the class itself.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyValueCoding.split(keyPath)
    let value = value(forKey: key)
    guard let rest else { return value }
    return KeyValueCoding.object(value)?.value(forKeyPath: rest)
  }
}

/// A UIKit class whose class methods are found by name.
@preconcurrency @MainActor
package protocol NamesClassMembers {
  /// Returns a closure that calls a class method without arguments, or nil if there is none.
  static func classMember(_ name: String) -> (@MainActor () -> Any?)?
}

enum ClassMessage {
  static func method(_ name: String, of type: AnyClass) -> ObjectiveCMembers.ClassMethod? {
    if let method = ObjectiveCMembers.classMethod(of: name, in: type) { return method }
    guard let known = type as? any NamesClassMembers.Type else { return nil }
    nonisolated(unsafe) let type = known
    let find: @MainActor () -> (@MainActor () -> Any?)? = { type.classMember(name) }
    let found: (@MainActor () -> Any?)? = onAnyThread(find)()
    guard let member = found else { return nil }
    return { _, _ in member() }
  }

  static func call(
    _ method: @escaping ObjectiveCMembers.ClassMethod, _ type: AnyClass,
    _ arguments: MethodArguments
  ) -> Any? {
    nonisolated(unsafe) let arguments = arguments
    return onAnyThread { method(type, arguments) }()
  }

  static func demand(_ selector: Selector, of type: AnyClass, _ values: [Any?]) -> Any? {
    let name = selector.description
    guard let method = method(name, of: type) else {
      stop(
        "+[\(type) \(name)]: unrecognized selector sent to class. Calls by name find what '@objc' "
          + "marks in source that went through the source tool.",
        exception: "NSInvalidArgumentException")
    }
    let taken = Array(values.prefix(selector.argumentCount))
    return call(method, type, MethodArguments(values: taken, method: name))
  }
}
