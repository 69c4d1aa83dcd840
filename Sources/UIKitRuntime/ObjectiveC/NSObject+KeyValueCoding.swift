// Key-value coding of what classes' source marks with '@objc', '@IBOutlet' or '@IBInspectable',
// and of UIKit's own properties that have a name in Objective-C (NamedProperty).

// Classes override some of these: as members of a protocol's extension they leave the names free.

extension NSObjectProtocol where Self: NSObject {
  /// The value of a property: numbers as `NSNumber`, values of enumerations as theirs. Where the
  /// object has none of that name, its `value(forUndefinedKey:)` is asked, or the program stops.
  /// Source: Apple, NSObject.value(forKey:).
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, key) }

  /// Sets a property; stops where the object has none of that name, or one of another type.
  /// Source: Apple, NSObject.setValue(_:forKey:).
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, of: self, key)
  }

  /// The value at the end of a path such as `layer.cornerRadius`; nil where an object on the way
  /// is nil. Of a collection the values of its elements, or what an operator such as `@sum` makes
  /// of them. Source: Apple, NSObject.value(forKeyPath:).
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, at: keyPath)
  }

  /// Sets the property at the end of a path such as `layer.cornerRadius`; does nothing where an
  /// object on the way is nil. Source: Apple, NSObject.setValue(_:forKeyPath:).
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = KeyValueCoding.split(keyPath)
    guard let rest else { return KeyValueCoding.tell(self, value, key) }
    KeyValueCoding.object(KeyValueCoding.ask(self, key))?.setValue(value, forKeyPath: rest)
  }

  /// Sets several properties. Source: Apple, NSObject.setValuesForKeys(_:).
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues {
      KeyValueCoding.tell(self, value is NSNull ? nil : value, key)
    }
  }

  /// The values of several properties, `NSNull` for nil.
  /// Source: Apple, NSObject.dictionaryWithValues(forKeys:).
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, KeyValueCoding.ask(self, $0) ?? NSNull()) }) { $1 }
  }

  /// What a property has that the object does not; stops, as a subclass's own method of this name
  /// does not have to. Source: Apple, NSObject.value(forUndefinedKey:).
  @_disfavoredOverload
  public func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.complain(self, key, "valueForUndefinedKey")
  }

  /// Sets a property that the object does not have; stops, as a subclass's own method of this name
  /// does not have to. Source: Apple, NSObject.setValue(_:forUndefinedKey:).
  @_disfavoredOverload
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.complain(self, key, "setValue:forUndefinedKey")
  }

  /// Sets a number to nil; stops, as a subclass's own method of this name does not have to.
  /// Source: Apple, NSObject.setNilValueForKey(_:).
  @_disfavoredOverload
  public func setNilValueForKey(_ key: String) {
    stop(
      "[<\(type(of: self)) \(Unmanaged.passUnretained(self).toOpaque())> setNilValueForKey]: "
        + "could not set nil as the value for the key \(key).",
      exception: "NSInvalidArgumentException")
  }
}
