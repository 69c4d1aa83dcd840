extension AttributedString {
  /// How Markdown is read. Source: Apple, AttributedString.MarkdownParsingOptions.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of it counts.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Paragraphs, headings, lists and quotes, too: their marks go, and what stands in them
      /// follows without a break, as on iOS.
      case full
      /// What stands inside of lines; spaces and breaks of lines are one space.
      case inlineOnly
      /// What stands inside of lines; spaces and breaks of lines stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of text that cannot be read; nothing is such here.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// As much as can be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` is understood; its values are passed over here.
    public var allowsExtendedAttributes: Bool
    /// Full at first.
    public var interpretedSyntax: InterpretedSyntax
    /// Kept.
    public var failurePolicy: FailurePolicy
    /// Kept.
    public var languageCode: String?
    /// Kept.
    public var appliesSourcePositionAttributes: Bool

    /// The full syntax.
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

  /// A text with what Markdown says of it: emphasis, code, strikethrough and links.
  ///
  /// Source: Apple, AttributedString.init(markdown:options:baseURL:).
  ///
  /// - Parameter baseURL: what links are relative to.
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

  /// A text from the bytes of Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// A text from a file of Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// The text for a key, with what Markdown in it says. Source: Apple,
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
  /// A text with what Markdown says of it. Source: Apple,
  /// NSAttributedString.init(markdown:options:baseURL:).
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// A text from the bytes of Markdown in UTF-8.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
