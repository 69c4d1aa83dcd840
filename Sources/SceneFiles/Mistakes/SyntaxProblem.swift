/// The reason why a text is not valid YAML, as far as it can be determined.
package enum SyntaxProblem: Hashable, Sendable {
  /// A colour without quotes, inside brackets, which comments out the rest.
  case comment(String)
  case tab
  /// A second ": " on a line.
  case secondColon
  /// Keys below a key with a value on its own line.
  case belowValue
  case indentation
  case behindValue
  /// A closing bracket without an opening one.
  case strayBracket
  case openQuote
  /// An open bracket on a line; nil if the value after it is missing.
  case openBracket(line: Int?)
  /// A character with which texts cannot begin.
  case sign(String)
  case escape
  /// Half of a surrogate pair of `\u` escapes.
  case halfCharacter(String, isJSON: Bool)
  /// The message of libyaml.
  case other(String, isJSON: Bool)
}

extension SyntaxProblem: CustomStringConvertible {
  /// The message, one sentence.
  package var description: String {
    switch self {
    case .comment(let color):
      "'\(color)' begins a comment, which hides the rest of the line; a colour needs quotes:"
        + " '\"\(color)\"'."
    case .tab: "A tab cannot indent a line of YAML; use spaces."
    case .secondColon:
      "This colon begins a second value in one line; a text with a colon in it needs quotes."
    case .belowValue:
      "The line above already has a value, so no keys can be indented below it."
    case .indentation: "The indentation of this line matches no line above it."
    case .behindValue: "Expected the end of the value after a closing quote or bracket."
    case .strayBracket: "This bracket closes nothing."
    case .openQuote: "The quote that begins here is not closed."
    case .openBracket(let line?):
      "A comma or the bracket that closes the one in line \(line) is missing before this."
    case .openBracket(nil): "A value or a closing bracket is missing before this."
    case .sign(let sign): "A text that begins with '\(sign)' needs quotes."
    case .escape:
      "In double quotes '\\' begins an escape such as \\n; write '\\\\' for a backslash."
    case .halfCharacter(let text, let isJSON):
      "'\(text)' is half a character; "
        + (isJSON
          ? "JSON writes the whole as two escapes, such as '\\ud83d\\ude00'."
          : "the whole is one escape of eight digits, such as '\\U0001F600'.")
    case .other(let words, let isJSON):
      "This is not \(isJSON ? "JSON" : "YAML"): \(words.onOneLine)."
    }
  }
}
