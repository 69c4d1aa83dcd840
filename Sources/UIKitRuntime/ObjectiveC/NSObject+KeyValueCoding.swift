// Key-value coding of properties that are marked '@objc', '@IBOutlet' or '@IBInspectable' in
// source, and of UIKit's own properties with a name in Objective-C (NamedProperty).

// Members of a protocol extension, so that classes can override them.

extension NSObjectProtocol where Self: NSObject {
  /// Returns the value of a property: numbers as `NSNumber`, enumerations as their raw values.
  /// Undefined keys are passed to the object's `value(forUndefinedKey:)`, which fails by default.
  /// Source: Apple, NSObject.value(forKey:).
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, key) }

  /// Sets a property. Fails if the object has none of that name, or one of another type.
  /// Source: Apple, NSObject.setValue(_:forKey:).
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, of: self, key)
  }

  /// Returns the value at a key path such as `layer.cornerRadius`, or nil if an object on the path
  /// is nil. For a collection, returns the values of its elements, or the result of an operator
  /// such as `@sum`. Source: Apple, NSObject.value(forKeyPath:).
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, at: keyPath)
  }

  /// Sets the property at a key path such as `layer.cornerRadius`; does nothing if an object on the
  /// path is nil. Source: Apple, NSObject.setValue(_:forKeyPath:).
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = KeyValueCoding.split(keyPath)
    guard let rest else { return KeyValueCoding.assign(self, value, key) }
    KeyValueCoding.object(KeyValueCoding.ask(self, key))?.setValue(value, forKeyPath: rest)
  }

  /// Sets several properties. Source: Apple, NSObject.setValuesForKeys(_:).
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues {
      KeyValueCoding.assign(self, value is NSNull ? nil : value, key)
    }
  }

  /// Returns the values of several properties, `NSNull` for nil.
  /// Source: Apple, NSObject.dictionaryWithValues(forKeys:).
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, KeyValueCoding.ask(self, $0) ?? NSNull()) }) { $1 }
  }

  /// Returns the value of an undefined key. Fails, unless a subclass implements it. Source: Apple,
  /// NSObject.value(forUndefinedKey:).
  @_disfavoredOverload
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.diagnose(self, key, "valueForUndefinedKey")
  }

  /// Sets the value of an undefined key. Fails, unless a subclass implements it. Source: Apple,
  /// NSObject.setValue(_:forUndefinedKey:).
  @_disfavoredOverload
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.diagnose(self, key, "setValue:forUndefinedKey")
  }

  /// Sets a number to nil. Fails, unless a subclass implements it.
  /// Source: Apple, NSObject.setNilValueForKey(_:).
  @_disfavoredOverload
  public func setNilValueForKey(_ key: String) {
    stop(
      "[<\(type(of: self)) \(Unmanaged.passUnretained(self).toOpaque())> setNilValueForKey]: "
        + "could not set nil as the value for the key \(key).",
      exception: "NSInvalidArgumentException")
  }
}
