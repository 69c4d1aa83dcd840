/// A comparison of two values.
struct PredicateComparison {
  /// The quantifier of a list on the left.
  enum Quantifier { case any, all, none }

  enum Operation: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case among = "IN"
    case between = "BETWEEN"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"

    /// Creates an operation from any of its spellings.
    init?(sign: String) {
      let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
      self.init(rawValue: others[sign] ?? sign)
    }
  }

  let quantifier: Quantifier?
  let left: PredicateValue
  let operation: Operation
  let options: String.CompareOptions
  let right: PredicateValue

  func evaluate(_ object: Any?) -> Bool {
    let (left, right) = (left.value(of: object), right.value(of: object))
    guard let quantifier else { return compare(left, right) }
    let elements = Self.elements(left) ?? []
    return switch quantifier {
    case .any: elements.contains { compare($0, right) }
    case .all: elements.allSatisfy { compare($0, right) }
    case .none: !elements.contains { compare($0, right) }
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: isEqual(left, right)
    case .unequal: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .among: isAmong(left, right)
    case .contains: isAmong(right, left)
    case .between: isBetween(left, right)
    case .beginsWith: finds(right, in: left, .anchored)
    case .endsWith: finds(right, in: left, [.anchored, .backwards])
    case .like: text(right).map { matches(left, Self.expression(like: $0)) } ?? false
    case .matches: text(right).map { matches(left, $0) } ?? false
    }
  }

  // MARK: Order

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = left.flatMap(KeyedValue.unwrapped),
      let right = right.flatMap(KeyedValue.unwrapped)
    else {
      return left.flatMap(KeyedValue.unwrapped) == nil && right.flatMap(KeyedValue.unwrapped) == nil
    }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return (left as AnyObject) === (right as AnyObject)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = text(left), let right = text(right) {
      return options.isEmpty
        ? (left as NSString).compare(right) : left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  private func isBetween(_ value: Any?, _ ends: Any?) -> Bool {
    guard let ends = Self.elements(ends), ends.count == 2 else { return false }
    return order(ends[0], value).map { $0 != .orderedDescending } ?? false
      && order(value, ends[1]).map { $0 != .orderedDescending } ?? false
  }

  // MARK: Parts

  private func isAmong(_ value: Any?, _ whole: Any?) -> Bool {
    if let elements = Self.elements(whole) { return elements.contains { isEqual(value, $0) } }
    return finds(value, in: whole, [])
  }

  private func finds(_ part: Any?, in whole: Any?, _ anchoring: String.CompareOptions) -> Bool {
    guard let part = text(part), let whole = text(whole) else { return false }
    return whole.range(of: part, options: options.union(anchoring)) != nil
  }

  private func matches(_ value: Any?, _ pattern: String) -> Bool {
    guard let value = text(value) else { return false }
    let folded = options.contains(.diacriticInsensitive)
    let subject = folded ? value.folding(options: .diacriticInsensitive, locale: nil) : value
    let wanted = folded ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(wanted))$",
        options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    else {
      stop(
        "Can't do regex matching, reason: Can't open pattern \(pattern) (string \(value))",
        exception: "NSInvalidArgumentException")
    }
    let range = NSRange(subject.startIndex..., in: subject)
    return expression.firstMatch(in: subject, range: range)?.range == range
  }

  /// Returns a regular expression for a pattern with `*` for any characters and `?` for one.
  private static func expression(like pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacing("\\*", with: ".*").replacing("\\?", with: ".")
  }

  // MARK: Values

  private func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString)?.description
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }

  /// Returns the elements of a collection; nil for other values.
  private static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let array as NSArray: Array(array)
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let set as Set<AnyHashable>: set.map(\.base)
    case let range as ClosedRange<Int>: Array(range)
    default: nil
    }
  }
}
