/// The entry of a key in a strings table.
enum LocalizedEntry: Equatable, Sendable {
  case text(String)
  case plural(PluralFormat)

  /// The text; nil if it depends on numbers.
  var plainText: String? { if case .text(let text) = self { text } else { nil } }

  /// The text as a format, before arguments are known.
  var format: String {
    switch self {
    case .text(let text): text
    case .plural(let plural): plural.format
    }
  }

  /// Returns the text with arguments.
  ///
  /// - Parameters:
  ///   - locale: The locale of numbers.
  ///   - language: The language of the table.
  func text(with arguments: [any CVarArg], _ locale: Locale, language: String) -> String {
    let expansion = FormatExpansion(arguments, locale, language: language)
    return switch self {
    case .text(let text) where arguments.isEmpty: text
    case .text(let text): expansion.text(of: PluralFormat(format: text))
    case .plural(let plural): expansion.text(of: plural)
    }
  }
}

/// A format with variables, `%#@name@`, whose texts depend on numbers.
///
/// Source: Apple, «Localizing strings that contain plurals», and Internationalization and
/// Localization Guide, «Stringsdict File Format».
struct PluralFormat: Equatable, Sendable {
  /// A variable.
  struct Variable: Equatable, Sendable {
    /// The texts by plural category.
    var forms: [PluralCategory: String] = [:]
    /// The format type of the number, for `%arg`: `lld`.
    var valueType = "lld"
    /// The position of the number's argument, from 1; nil for the next one.
    var argument: Int?
    /// Whether the first number among the arguments selects the text, which uses all arguments.
    var takesAll = false
  }

  var format: String
  var variables: [String: Variable] = [:]

  /// Creates a format that depends on the first number.
  init(forms: [PluralCategory: String]) {
    format = "%#@plural@"
    variables = ["plural": Variable(forms: forms, takesAll: true)]
  }

  init(format: String, variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
  }
}
