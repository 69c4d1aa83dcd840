extension AttributedString {
  /// Options of parsing Markdown. Source: Apple, AttributedString.MarkdownParsingOptions.
  public struct MarkdownParsingOptions: Sendable {
    /// The interpreted syntax.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All syntax, including paragraphs, headings, lists and quotes, whose markers are removed;
      /// their contents are concatenated without line breaks, as on iOS.
      case full
      /// Inline syntax; white space and line breaks are collapsed.
      case inlineOnly
      /// Inline syntax; white space and line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The handling of invalid text. Without effect: all text is valid.
    public enum FailurePolicy: Hashable, Sendable {
      /// Throws an error.
      case throwError
      /// Returns the valid part.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` is supported; the attributes are ignored.
    public var allowsExtendedAttributes: Bool
    /// The interpreted syntax. Default full.
    public var interpretedSyntax: InterpretedSyntax
    /// Stored: the handling of invalid text.
    public var failurePolicy: FailurePolicy
    /// Stored: the language.
    public var languageCode: String?
    /// Stored: whether to add source positions.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options with full syntax.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a string from Markdown, with emphasis, code, strikethrough and links.
  ///
  /// Source: Apple, AttributedString.init(markdown:options:baseURL:).
  ///
  /// - Parameter baseURL: The base of relative links.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownText(markdown, options).runs {
      var attributes = AttributeContainer()
      if !run.intent.isEmpty { attributes.inlinePresentationIntent = run.intent }
      if let link = run.link { attributes.link = URL(string: link, relativeTo: baseURL) }
      append(AttributedString(run.text, attributes: attributes))
    }
  }

  /// Creates a string from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates a string from a Markdown file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates a localized string from Markdown. Source: Apple,
  /// AttributedString.init(localized:options:table:bundle:locale:comment:).
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}

extension NSAttributedString {
  /// Creates a string from Markdown. Source: Apple,
  /// NSAttributedString.init(markdown:options:baseURL:).
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a string from Markdown in UTF-8.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
