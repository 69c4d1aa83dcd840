/// The conversion of Objective-C's `NSNumber` and `NSValue` to the type of a property or argument.
package enum ScalarConversion {
  /// Returns a value as a type that it has or that UIKit would unbox it to; nil if there is none.
  package static func convert<Value>(_ given: Any?, to type: Value.Type) -> Value? {
    // Unwrapped first, since every optional is also an `Any`.
    guard let given else { return given as? Value }
    if let value = given as? Value { return value }
    if let number = given as? NSNumber ?? number(of: given),
      let value = number.value(as: type)
    {
      return value
    }
    if let value = (given as? NSValue)?.structure(as: type) { return value }
    if let optional = Value.self as? any OptionalScalar.Type {
      return optional.convert(given).flatMap { $0 as? Value }
    }
    guard let choice = Value.self as? any RawRepresentable.Type else { return nil }
    return chosen(given, choice) as? Value
  }

  /// Returns the value of an enumeration or option set for a number.
  private static func chosen<Choice: RawRepresentable>(
    _ given: Any, _ type: Choice.Type
  ) -> Any? {
    convert(given, to: Choice.RawValue.self).flatMap { Choice(rawValue: $0) }
  }

  /// Returns numbers as `NSNumber`; nil for other values.
  static func number(of value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    default: nil
    }
  }
}

/// An optional type, as the type of a property.
private protocol OptionalScalar {
  static func convert(_ given: Any) -> Any?
}

extension Optional: OptionalScalar {
  fileprivate static func convert(_ given: Any) -> Any? {
    ScalarConversion.convert(given, to: Wrapped.self)
  }
}

extension NSNumber {
  fileprivate func value<Value>(as type: Value.Type) -> Value? {
    let candidates: [Any] = [
      boolValue, intValue, doubleValue, floatValue, CGFloat(doubleValue), uintValue, int32Value,
      int64Value, int8Value, int16Value, uint8Value, uint16Value, uint32Value, uint64Value,
      Optional(boolValue) as Any,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}

extension NSValue {
  /// Returns UIKit's struct of a type that the value boxes; nil for another.
  fileprivate func structure<Value>(as type: Value.Type) -> Value? {
    func boxesLike(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
    return switch type {
    case is UIEdgeInsets.Type where boxesLike(NSValue(uiEdgeInsets: .zero)):
      uiEdgeInsetsValue as? Value
    case is NSDirectionalEdgeInsets.Type where boxesLike(NSValue(uiEdgeInsets: .zero)):
      directionalEdgeInsetsValue as? Value
    case is UIOffset.Type where boxesLike(NSValue(uiOffset: .zero)): uiOffsetValue as? Value
    case is CGVector.Type where boxesLike(NSValue(cgVector: .zero)): cgVectorValue as? Value
    case is CGAffineTransform.Type where boxesLike(NSValue(cgAffineTransform: .identity)):
      cgAffineTransformValue as? Value
    case is CATransform3D.Type where boxesLike(NSValue(caTransform3D: CATransform3DIdentity)):
      caTransform3DValue as? Value
    default: nil
    }
  }
}
