/// The lookup of properties by name: first those declared in a class's source, then UIKit's own.
enum KeyValueCoding {
  // MARK: Reading

  static func getter(of key: String, in object: AnyObject) -> ObjectiveCMembers.Getter? {
    let type: AnyClass = type(of: object)
    for name in [key, questioned(key)] {
      if let getter = ObjectiveCMembers.getter(of: name, in: type) { return getter }
    }
    for name in [key, questioned(key), "get" + capitalised(key)] {
      guard let method = ObjectiveCMembers.method(of: name, in: type) else { continue }
      return { method($0, MethodArguments(values: [], method: name)) }
    }
    return property(key, of: object)?.read
  }

  /// Returns the value of a property; undefined keys are passed to the object's own handler.
  static func value(of object: NSObject, _ key: String) -> Any? {
    if let get = getter(of: key, in: object) {
      nonisolated(unsafe) let object = object
      return boxed(onAnyThread { get(object) }())
    }
    if let value = KeyValueCollection.value(of: object, key) { return value.flatMap { $0 } }
    let undefined = ObjectiveCMessage.send("valueForUndefinedKey:", to: object, [key])
    if let undefined { return undefined.value }
    guard AnyKeys.acceptsArbitraryKeys(by: object) else {
      diagnose(object, key, "valueForUndefinedKey")
    }
    return AnyKeys.value(of: object, key)
  }

  /// Returns the value of a property, by the object's own `value(forKey:)` if its source has one.
  static func ask(_ object: NSObject, _ key: String) -> Any? {
    let own = ObjectiveCMessage.send("valueForKey:", to: object, [key])
    return own.map { flat($0.value) } ?? value(of: object, key)
  }

  static func value(of object: NSObject, at keyPath: String) -> Any? {
    if keyPath.hasPrefix("@"), let value = KeyValueCollection.value(of: object, keyPath) {
      return value
    }
    let (key, rest) = split(keyPath)
    let value = ask(object, key)
    guard let rest else { return value }
    return Self.object(value)?.value(forKeyPath: rest)
  }

  // MARK: Writing

  static func setter(of key: String, in object: AnyObject) -> ObjectiveCMembers.Setter? {
    let type: AnyClass = type(of: object)
    for name in [key, questioned(key)] {
      if let setter = ObjectiveCMembers.setter(of: name, in: type) { return setter }
    }
    if let method = ObjectiveCMembers.method(of: "set\(capitalised(key)):", in: type) {
      return { object, value in
        _ = method(object, MethodArguments(values: [value], method: key))
        return true
      }
    }
    return property(key, of: object)?.write
  }

  static func set(_ value: Any?, of object: NSObject, _ key: String) {
    guard let set = setter(of: key, in: object) else {
      if KeyValueCollection.set(value, of: object, key) { return }
      let own = ObjectiveCMessage.send("setValue:forUndefinedKey:", to: object, [value, key])
      guard own == nil else { return }
      guard AnyKeys.acceptsArbitraryKeys(by: object) else {
        diagnose(object, key, "setValue:forUndefinedKey")
      }
      return AnyKeys.set(value, of: object, key)
    }
    nonisolated(unsafe) let (target, given) = (object, value)
    guard !onAnyThread({ set(target, given) })() else { return }
    guard let value else {
      guard ObjectiveCMessage.send("setNilValueForKey:", to: object, [key]) == nil else { return }
      return object.setNilValueForKey(key)
    }
    stop(
      "-[\(type(of: object)) setValue:forKey:]: \(type(of: value)) is no value of \"\(key)\".",
      exception: "NSInvalidArgumentException")
  }

  /// Sets a property, by the object's own `setValue(_:forKey:)` if its source has one.
  static func assign(_ object: NSObject, _ value: Any?, _ key: String) {
    if ObjectiveCMessage.send("setValue:forKey:", to: object, [value, key]) == nil {
      set(value, of: object, key)
    }
  }

  // MARK: Methods

  /// Returns the accessor method of one of UIKit's own properties: `text`, `isHidden`, `setText:`.
  static func accessor(
    _ selector: Selector, of object: AnyObject
  ) -> ((MethodArguments) -> MethodResult)? {
    let name = selector.description
    // Swift 6.2 requires the annotation in each closure.
    nonisolated(unsafe) let object = object
    if selector.argumentCount == 0, let property = property(name, of: object) {
      return { _ in
        nonisolated(unsafe) let object = object
        return MethodResult(boxed(onAnyThread { property.read(object) }()))
      }
    }
    guard selector.argumentCount == 1, name.hasPrefix("set"), let first = name.dropFirst(3).first,
      let write = property(first.lowercased() + name.dropFirst(4).dropLast(), of: object)?.write
    else { return nil }
    return { arguments in
      nonisolated(unsafe) let value: Any? = arguments.values.first ?? nil
      nonisolated(unsafe) let object = object
      _ = onAnyThread { write(object, value) }()
      return MethodResult(())
    }
  }

  // MARK: Names

  /// Returns UIKit's own property, also by its Swift name, `isHidden`.
  private static func property(_ key: String, of object: AnyObject) -> NamedProperty? {
    guard let named = object as? any NamesProperties else { return nil }
    nonisolated(unsafe) let owner = named
    let find: @MainActor () -> NamedProperty? = {
      owner.namedProperty(key) ?? unquestioned(key).flatMap { owner.namedProperty($0) }
    }
    return onAnyThread(find)()
  }

  private static func capitalised(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }

  /// Returns `isHidden` for `hidden`.
  private static func questioned(_ key: String) -> String { "is" + capitalised(key) }

  /// Returns `hidden` for `isHidden`; nil for other names.
  static func unquestioned(_ key: String) -> String? {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + key.dropFirst(3)
  }

  static func split(_ path: String) -> (String, String?) {
    let parts = path.split(separator: ".", maxSplits: 1)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
  }

  static func diagnose(_ object: NSObject, _ key: String, _ method: String) -> Never {
    stop(
      "[<\(type(of: object)) \(Unmanaged.passUnretained(object).toOpaque())> \(method):]: this "
        + "class is not key value coding-compliant for the key \(key).",
      exception: "NSUnknownKeyException")
  }

  // MARK: Values

  /// Returns a value as an object, collections as Foundation's.
  static func object(_ value: Any?) -> NSObject? {
    guard let value = flat(value) else { return nil }
    return value as? NSObject ?? (value as AnyObject) as? NSObject
  }

  /// Returns a value as Objective-C boxes it.
  static func boxed(_ value: Any?) -> Any? {
    guard let value = flat(value) else { return nil }
    if let number = ScalarConversion.number(of: value) { return number }
    if let choice = value as? any RawRepresentable,
      let number = ScalarConversion.number(of: choice.rawValue)
    {
      return number
    }
    return value
  }

  /// Returns a value without nested optionals.
  static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let inner = value as? any OptionalInAny else { return value }
    return flat(inner.inside)
  }
}

private protocol OptionalInAny {
  var inside: Any? { get }
}

extension Optional: OptionalInAny {
  fileprivate var inside: Any? { self }
}
