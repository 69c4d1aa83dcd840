/// A token of a predicate format.
enum PredicateToken: Equatable {
  /// A key path, a keyword or an argument specifier.
  case word(String)
  case text(String)
  case number(Double, isWhole: Bool)
  case sign(String)

  /// Returns the tokens of a format.
  static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(.text(try quoted(&rest, first)))
      } else if first.isNumber {
        tokens.append(number(&rest))
      } else if isOfWord(first) || "%@$#".contains(first) {
        tokens.append(.word(word(&rest)))
      } else {
        tokens.append(.sign(try sign(&rest)))
      }
    }
    return tokens
  }

  private static func isOfWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }

  private static func quoted(
    _ rest: inout Substring, _ mark: Character
  ) throws(PredicateFormatError) -> String {
    var text = ""
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == mark { return text }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = rest.popFirst() else { break }
      text.append(["n": "\n", "t": "\t"][escaped] ?? escaped)
    }
    throw .malformed
  }

  private static func number(_ rest: inout Substring) -> PredicateToken {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" }
    rest = rest.dropFirst(digits.count)
    return .number(Double(digits) ?? 0, isWhole: digits.allSatisfy(\.isNumber))
  }

  /// Returns letters, digits and separators of key paths.
  private static func word(_ rest: inout Substring) -> String {
    let first = rest.removeFirst()
    let others = rest.prefix { isOfWord($0) || $0 == "." || $0 == "@" }
    rest = rest.dropFirst(others.count)
    return String(first) + others
  }

  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ",", "[", "]", "-", "+", "*", "/", ".",
  ]

  private static func sign(_ rest: inout Substring) throws(PredicateFormatError) -> String {
    guard let found = signs.first(where: { rest.hasPrefix($0) }) else { throw .malformed }
    rest = rest.dropFirst(found.count)
    return found
  }
}
