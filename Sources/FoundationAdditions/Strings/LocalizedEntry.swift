/// What a table of strings says of a key.
enum LocalizedEntry: Equatable, Sendable {
  case text(String)
  case plural(PluralFormat)

  /// The text, where no number changes it.
  var plainText: String? { if case .text(let text) = self { text } else { nil } }

  /// The text as a format: what Foundation returns before numbers are known.
  var format: String {
    switch self {
    case .text(let text): text
    case .plural(let plural): plural.format
    }
  }

  /// The text with arguments in it.
  ///
  /// - Parameters:
  ///   - locale: how numbers are written.
  ///   - language: the table's.
  func text(with arguments: [any CVarArg], _ locale: Locale, language: String) -> String {
    let expansion = FormatExpansion(arguments, locale, language: language)
    return switch self {
    case .text(let text) where arguments.isEmpty: text
    case .text(let text): expansion.text(of: PluralFormat(format: text))
    case .plural(let plural): expansion.text(of: plural)
    }
  }
}

/// A format whose variables, `%#@name@`, are texts that depend on numbers.
///
/// Source: Apple, «Localizing strings that contain plurals», and Internationalization and
/// Localization Guide, «Stringsdict File Format».
struct PluralFormat: Equatable, Sendable {
  /// One variable.
  struct Variable: Equatable, Sendable {
    /// The texts for each kind of number.
    var forms: [PluralCategory: String] = [:]
    /// How the number is written where `%arg` stands: `lld`.
    var valueType = "lld"
    /// Which argument the number is, from 1; nil for the next one.
    var argument: Int?
    /// Whether the first number among the arguments chooses, and the text takes all arguments.
    var takesAll = false
  }

  var format: String
  var variables: [String: Variable] = [:]

  /// A text that depends on the first number.
  init(forms: [PluralCategory: String]) {
    format = "%#@plural@"
    variables = ["plural": Variable(forms: forms, takesAll: true)]
  }

  init(format: String, variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
  }
}
