/// Key-value coding of collections: the values of their elements.
enum KeyValueCollection {
  /// Returns the value of a key, or of a path with an operator; nil for other objects.
  static func value(of object: NSObject, _ key: String) -> Any?? {
    switch object {
    case let dictionary as NSDictionary: return .some(dictionary.object(forKey: key))
    case let defaults as UserDefaults: return .some(defaults.object(forKey: key))
    case let array as NSArray: return values(of: Array(array), key)
    case let set as NSSet: return values(of: set.allObjects, key)
    case let text as NSString where key == "length": return text.length
    default: return nil
    }
  }

  /// Sets a key of a dictionary, or of all elements of a list. Returns false for other objects.
  static func set(_ value: Any?, of object: NSObject, _ key: String) -> Bool {
    switch object {
    case let dictionary as NSMutableDictionary:
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    case let array as NSArray:
      for element in array { KeyValueCoding.object(element)?.setValue(value, forKey: key) }
    default: return false
    }
    return true
  }

  /// Returns the values of elements at a path, optionally with an operator: `name`, `@sum.age`.
  private static func values(of elements: [Any], _ path: String) -> Any? {
    guard path.hasPrefix("@") else {
      return elements.map { element in
        KeyValueCoding.object(element)?.value(forKeyPath: path) ?? NSNull()
      }
    }
    let (name, rest) = KeyValueCoding.split(path)
    let inner = rest.map { values(of: elements, $0) as? [Any] ?? [] } ?? elements
    let found = inner.filter { !($0 is NSNull) }
    let numbers = found.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@count": return NSNumber(value: elements.count)
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg":
      return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return found.min(by: isBefore)
    case "@max": return found.max(by: isBefore)
    case "@unionOfObjects": return found
    case "@distinctUnionOfObjects":
      return NSOrderedSet(array: found).array
    default:
      stop(
        "[<NSArray> valueForKeyPath:]: this class does not implement the \(name.dropFirst()) "
          + "operation.", exception: "NSInvalidArgumentException")
    }
  }

  private static func isBefore(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as NSNumber, let other as NSNumber): one.doubleValue < other.doubleValue
    case (let one as Date, let other as Date): one < other
    default: "\(one)" < "\(other)"
    }
  }
}
