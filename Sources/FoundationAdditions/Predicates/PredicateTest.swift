/// The condition of a predicate.
indirect enum PredicateTest {
  case constant(Bool)
  case comparison(PredicateComparison)
  case all([PredicateTest])
  case any([PredicateTest])
  case not(PredicateTest)

  func evaluate(_ object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let comparison): comparison.evaluate(object)
    case .all(let tests): tests.allSatisfy { $0.evaluate(object) }
    case .any(let tests): tests.contains { $0.evaluate(object) }
    case .not(let test): !test.evaluate(object)
    }
  }
}

/// An operand of a comparison.
indirect enum PredicateValue {
  case constant(Any?)
  /// A key path; empty for the object itself.
  case path(String)
  case list([PredicateValue])

  static func number(_ value: Double, isWhole: Bool) -> PredicateValue {
    .constant(isWhole ? NSNumber(value: Int(value)) : NSNumber(value: value))
  }

  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .path(let path): KeyedValue.value(of: object, at: path)
    case .list(let values): values.map { $0.value(of: object) ?? NSNull() }
    }
  }
}

/// Evaluates key paths of any value.
enum KeyedValue {
  /// Returns the value at a key path; the object itself for an empty path.
  static func value(of object: Any?, at path: String) -> Any? {
    guard !path.isEmpty, let object = object.flatMap(unwrapped) else {
      return object.flatMap(unwrapped)
    }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    if !path.hasPrefix("@"), let found = property(parts[0], of: object) {
      return parts.count == 1 ? found : value(of: found, at: parts[1])
    }
    return foundationObject(object)?.value(forKeyPath: path)
  }

  /// Returns the value of a dictionary's key or of a stored property.
  private static func property(_ key: String, of object: Any) -> Any?? {
    if let dictionary = object as? [String: Any] {
      return .some(dictionary[key].flatMap(unwrapped))
    }
    guard !(object is NSArray), !(object is NSSet), !(object is [Any]) else { return nil }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) {
        return .some(unwrapped(child.value))
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func foundationObject(_ object: Any) -> NSObject? {
    switch object {
    case let array as [Any]: NSArray(array: array)
    case let text as String: NSString(string: text)
    case let other: other as? NSObject
    }
  }

  /// Returns an unwrapped value; nil for `NSNull` and nil.
  static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
