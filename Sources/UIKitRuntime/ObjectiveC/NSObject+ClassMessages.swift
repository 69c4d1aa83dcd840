// Messages to classes. They find what source that went through the source tool marks '@objc' among
// its static methods and properties, and what classes of UIKit's say that they have.

extension NSObject {
  /// Whether the class itself has a method of a name.
  public static func responds(to aSelector: Selector) -> Bool {
    ClassMessage.method(aSelector.description, of: self) != nil
  }

  /// Calls a method of the class itself; stops where it has none of the name.
  @discardableResult
  public static func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    LastResult.kept(ClassMessage.demand(aSelector, of: self, []))
  }

  /// Calls a method of the class itself with an argument.
  @discardableResult
  public static func perform(
    _ aSelector: Selector, with object: Any?
  ) -> Unmanaged<AnyObject>! {
    LastResult.kept(ClassMessage.demand(aSelector, of: self, [object]))
  }

  /// Calls a method of the class itself with two arguments.
  @discardableResult
  public static func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    LastResult.kept(ClassMessage.demand(aSelector, of: self, [object1, object2]))
  }

  /// What the class itself has of a name; stops where it has nothing.
  @_disfavoredOverload
  public static func value(forKey key: String) -> Any? {
    guard let method = ClassMessage.method(key, of: self) else {
      stop(
        "[<\(self)> valueForUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key \(key).", exception: "NSUnknownKeyException")
    }
    return ClassMessage.call(method, self, MethodArguments(values: [], method: key))
  }

  /// What is at the end of a path that begins at the class itself.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyValueCoding.split(keyPath)
    let value = value(forKey: key)
    guard let rest else { return value }
    return KeyValueCoding.object(value)?.value(forKeyPath: rest)
  }
}

/// A class of UIKit's whose own methods are known by name.
@MainActor
package protocol NamesClassMembers {
  /// What calls a method without arguments; nil where the class has none of the name.
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
