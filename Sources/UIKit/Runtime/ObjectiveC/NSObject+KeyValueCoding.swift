// Key-value coding of what classes' source marks with '@objc', '@IBOutlet' or '@IBInspectable',
// and of the keys of UIKit's own classes in KnownKeys.swift.

extension NSObject {
  /// The value of a property; stops where the object has none of that name.
  /// Source: Apple, NSObject.value(forKey:).
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    guard let get = KeyValueCoding.getter(of: key, in: type(of: self)) else {
      KeyValueCoding.complain(self, key, "valueForUndefinedKey")
    }
    nonisolated(unsafe) let object = self
    return onAnyThread { get(object) }()
  }

  /// Sets a property; stops where the object has none of that name, or one of another type.
  /// Source: Apple, NSObject.setValue(_:forKey:).
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    guard let set = KeyValueCoding.setter(of: key, in: type(of: self)) else {
      KeyValueCoding.complain(self, key, "setValue:forUndefinedKey")
    }
    nonisolated(unsafe) let (object, value) = (self, value)
    let fits = onAnyThread { set(object, value) }()
    guard fits else {
      stop(
        "-[\(type(of: self)) setValue:forKey:]: \(value.map { "\(type(of: $0))" } ?? "nil") is no "
          + "value of \"\(key)\".", exception: "NSInvalidArgumentException")
    }
  }

  /// The value at the end of a path such as `layer.cornerRadius`; nil where an object on the way
  /// is nil. Source: Apple, NSObject.value(forKeyPath:).
  public func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyValueCoding.split(keyPath)
    let value = value(forKey: key)
    guard let rest else { return value }
    return KeyValueCoding.object(value)?.value(forKeyPath: rest)
  }

  /// Sets the property at the end of a path such as `layer.cornerRadius`; does nothing where an
  /// object on the way is nil. Source: Apple, NSObject.setValue(_:forKeyPath:).
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = KeyValueCoding.split(keyPath)
    guard let rest else { return setValue(value, forKey: key) }
    KeyValueCoding.object(self.value(forKey: key))?.setValue(value, forKeyPath: rest)
  }

  /// Sets several properties. Source: Apple, NSObject.setValuesForKeys(_:).
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
}

enum KeyValueCoding {
  static func getter(of key: String, in type: AnyClass) -> ObjectiveCMembers.Getter? {
    if let getter = ObjectiveCMembers.getter(of: key, in: type) { return getter }
    guard let method = ObjectiveCMembers.method(of: key, in: type) else { return nil }
    return { method($0, MethodArguments(values: [], method: key)) }
  }

  static func setter(of key: String, in type: AnyClass) -> ObjectiveCMembers.Setter? {
    ObjectiveCMembers.setter(of: key, in: type)
  }

  static func split(_ path: String) -> (String, String?) {
    let parts = path.split(separator: ".", maxSplits: 1)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
  }

  static func object(_ value: Any?) -> NSObject? { value as? NSObject }

  static func complain(_ object: NSObject, _ key: String, _ method: String) -> Never {
    stop(
      "[<\(type(of: object)) \(Unmanaged.passUnretained(object).toOpaque())> \(method):]: this class "
        + "is not key value coding-compliant for the key \(key).",
      exception: "NSUnknownKeyException")
  }
}
