/// Converts values of nibs to the types of properties.
package enum NibValue {
  /// Converts a value to a type; nil if that is not possible. Numbers are converted to the
  /// requested number type, colours to those of Core Graphics, nil to an optional.
  ///
  /// Not specialized: Swift 6.3.1 crashes when it generates code for `String?`.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else {
      return none(of: type) as? Value
    }
    if let same = value as? Value { return same }
    switch value {
    case let number as Double: return first(of: numbers(number))
    case let flag as Bool: return first(of: numbers(flag ? 1 : 0) + [flag])
    case let color as UIColor: return color.cgColor as? Value
    case let text as String: return first(of: [text as NSString])
    default: return nil
    }
  }

  /// Returns the possible representations of a value, itself first: for colours that of Core
  /// Graphics, for text Foundation's.
  package static func forms(of value: Any?) -> [Any?] {
    switch value {
    case let color as UIColor: [color, color.cgColor]
    case let text as String: [text, text as NSString]
    default: [value]
    }
  }

  /// Returns the nil of an optional type; nil for other types.
  @inline(never)
  private static func none(of type: Any.Type) -> Any? {
    (type as? any ExpressibleByNilLiteral.Type).map { $0.init(nilLiteral: ()) }
  }

  private static func numbers(_ number: Double) -> [Any] {
    var all: [Any] = [CGFloat(number), Float(number)]
    if let whole = Int(exactly: number.rounded()) {
      all += [whole, Int32(truncatingIfNeeded: whole), Int64(whole)]
      if whole >= 0 { all.append(UInt(whole)) }
    }
    return all + [number != 0, NSNumber(value: number)]
  }

  private static func first<Value>(of candidates: [Any]) -> Value? {
    for candidate in candidates { if let value = candidate as? Value { return value } }
    return nil
  }
}
