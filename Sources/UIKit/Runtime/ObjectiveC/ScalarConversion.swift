/// What Objective-C's `NSNumber` and `NSValue` stand for as a property's or argument's type.
enum ScalarConversion {
  /// A value as a type that it has, or that UIKit would unbox it to; nil where there is none.
  static func convert<Value>(_ given: Any?, to type: Value.Type) -> Value? {
    // Unwrapped first: every Optional is an `Any`, too.
    guard let given else { return given as? Value }
    if let value = given as? Value { return value }
    if let number = given as? NSNumber { return number.value(as: type) }
    if let number = number(of: given) { return number.value(as: type) }
    return nil
  }

  /// Numbers as `NSNumber`.
  private static func number(of value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    default: nil
    }
  }
}

extension NSNumber {
  fileprivate func value<Value>(as type: Value.Type) -> Value? {
    let candidates: [Any] = [
      boolValue, intValue, doubleValue, floatValue, CGFloat(doubleValue), uintValue, int32Value,
      int64Value, Optional(boolValue) as Any,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}
