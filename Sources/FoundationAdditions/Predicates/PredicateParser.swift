/// Parses a predicate format.
struct PredicateParser {
  private var tokens: [PredicateToken]
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) {
    tokens = try PredicateToken.tokens(of: format).reversed()
    self.arguments = arguments.reversed()
  }

  /// Parses the whole format.
  mutating func predicate() throws(PredicateFormatError) -> PredicateTest {
    let test = try alternatives()
    guard tokens.isEmpty else { throw .malformed }
    return test
  }

  // MARK: Tests

  private mutating func alternatives() throws(PredicateFormatError) -> PredicateTest {
    var tests = [try conjunction()]
    while take("OR") || take(sign: "||") { tests.append(try conjunction()) }
    return tests.count == 1 ? tests[0] : .any(tests)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateTest {
    var tests = [try negation()]
    while take("AND") || take(sign: "&&") { tests.append(try negation()) }
    return tests.count == 1 ? tests[0] : .all(tests)
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateTest {
    if take("NOT") || take(sign: "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take(sign: "(") {
      let test = try alternatives()
      guard take(sign: ")") else { throw .malformed }
      return test
    }
    return try comparison()
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateTest {
    let quantifier: PredicateComparison.Quantifier? =
      take("ANY") || take("SOME")
      ? .any : take("ALL") ? .all : take("NONE") ? PredicateComparison.Quantifier.none : nil
    let left = try value()
    let operation = try operation()
    let options = try options()
    let right = try value()
    return .comparison(
      PredicateComparison(
        quantifier: quantifier, left: left, operation: operation, options: options, right: right))
  }

  private mutating func operation() throws(PredicateFormatError) -> PredicateComparison.Operation {
    switch tokens.popLast() {
    case .sign(let sign):
      if let operation = PredicateComparison.Operation(sign: sign) { return operation }
      if "+-*/".contains(sign) { throw .unsupported("arithmetic") }
    case .word(let word):
      if let operation = PredicateComparison.Operation(rawValue: word.uppercased()) {
        return operation
      }
    default: break
    }
    throw .malformed
  }

  private mutating func options() throws(PredicateFormatError) -> String.CompareOptions {
    guard take(sign: "[") else { return [] }
    guard case .word(let letters) = tokens.popLast(), take(sign: "]") else { throw .malformed }
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": break
      default: throw .malformed
      }
    }
    return options
  }

  // MARK: Values

  private mutating func value() throws(PredicateFormatError) -> PredicateValue {
    switch tokens.popLast() {
    case .text(let text): return .constant(text)
    case .number(let number, let isWhole): return .number(number, isWhole: isWhole)
    case .sign("-"):
      guard case .number(let number, let isWhole) = tokens.popLast() else { throw .malformed }
      return .number(-number, isWhole: isWhole)
    case .sign("{"): return try list()
    case .word(let word): return try value(of: word)
    default: throw .malformed
    }
  }

  private mutating func list() throws(PredicateFormatError) -> PredicateValue {
    var values: [PredicateValue] = []
    while !take(sign: "}") {
      values.append(try value())
      guard take(sign: ",") || tokens.last == .sign("}") else { throw .malformed }
    }
    return .list(values)
  }

  private mutating func value(of word: String) throws(PredicateFormatError) -> PredicateValue {
    if word.hasPrefix("%") { return try argument(word) }
    if word.hasPrefix("$") { throw .unsupported("variables such as \(word)") }
    if tokens.last == .sign("(") { throw .unsupported("\(word)()") }
    switch word.uppercased() {
    case "SELF": return .path("")
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NULL", "NIL": return .constant(nil)
    default: break
    }
    let isOfSelf = word.uppercased().hasPrefix("SELF.")
    let path = isOfSelf ? String(word.dropFirst(5)) : word
    if path.hasPrefix("#") { return .path(String(path.dropFirst())) }
    return .path(path)
  }

  /// Returns the argument of `%@`, `%K` or a number specifier.
  private mutating func argument(_ word: String) throws(PredicateFormatError) -> PredicateValue {
    let kind = word.dropFirst()
    guard let argument = arguments.popLast() else { throw .missingArgument }
    switch kind {
    case "K", "k":
      guard let path = argument as? String else { throw .malformed }
      return .path(path)
    case "@": return .constant(argument is NSNull ? nil : argument)
    default:
      let isNumber = kind.last.map { "diuxXoDUOfFeEgGcC".contains($0) } ?? false
      guard isNumber else { throw .malformed }
      return .constant(argument)
    }
  }

  // MARK: Words

  private mutating func take(_ keyword: String) -> Bool {
    guard case .word(let word) = tokens.last, word.uppercased() == keyword else { return false }
    tokens.removeLast()
    return true
  }

  private mutating func take(sign: String) -> Bool {
    guard tokens.last == .sign(sign) else { return false }
    tokens.removeLast()
    return true
  }
}
