extension NSAttributedString {
  /// The types of documents. Source: Apple, NSAttributedString.DocumentType.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format. Unsupported.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments. Unsupported.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The options for reading a document. Source: Apple,
  /// NSAttributedString.DocumentReadingOptionKey.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The document's type, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The default attributes, used for plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The document's encoding, a `String.Encoding`'s raw value. HTML without an encoding is
    /// decoded as Windows Latin 1.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The scaling of the document's text sizes. Stored: sizes do not change.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    /// The scaling for the resulting text sizes. Stored: sizes do not change.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TextScaling")
  }

  /// The attributes of a document. Source: Apple, NSAttributedString.DocumentAttributeKey.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates an attribute of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The document's type, a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The document's encoding, a number.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The default attributes of the document.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// Creates a string from a document's data: plain text or HTML.
  ///
  /// HTML elements for paragraphs, headings, lists, quotations, code, links and text are supported,
  /// with styles in `style` attributes, `font` elements and style sheets that select by names,
  /// classes and ids. The default font is Times New Roman, 12 points. Images and rules are left
  /// out, and cells of tables are placed below each other, both with a warning.
  ///
  /// - Parameters:
  ///   - options: The type and encoding; without a type, data that begin with `<` are HTML.
  ///   - dict: Set to the document's attributes.
  /// - Throws: `CocoaError.featureUnsupported` for other types, and
  ///   `.fileReadInapplicableStringEncoding` for data that do not match the encoding.
  ///
  /// Source: Apple, NSAttributedString.init(data:options:documentAttributes:).
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let kind = try HTMLReader.kind(of: data, options)
    let encoding =
      (options[.characterEncoding] as? NSNumber)?.uintValue
      ?? options[.characterEncoding] as? UInt
      ?? (options[.characterEncoding] as? String.Encoding)?.rawValue
    let text = try HTMLReader.text(
      of: data, kind, encoding.map { String.Encoding(rawValue: $0) })
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: kind.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue:
        NSNumber(value: encoding ?? String.Encoding.utf8.rawValue),
    ]
    if kind == .html {
      self.init(attributedString: HTMLReader.read(text))
    } else {
      self.init(string: text, attributes: options[.defaultAttributes] as? [Key: Any] ?? [:])
    }
  }

  /// Creates a string from a document's file, as from its data.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Unavailable: writing documents is unsupported.
  @available(*, unavailable, message: "documents are read here, not written; write `string`")
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data { Data() }
}

// Unsupported: NSAttributedString: documents · works · HTML and plain text are read, not RTF. None
//   of them is written. · test: NSAttributedStringBehaviours+Documents
// Unsupported: NSAttributedString: HTML · drawn · Images and rules (`<hr>`) are omitted, and cells
//   of tables are placed below each other, which is logged. · test:
//   NSAttributedStringBehaviours+Documents
// Unsupported: NSAttributedString: style sheets · drawn · Their selectors are names, classes and
//   ids only. `!important` is an ordinary declaration. · test:
//   NSAttributedStringBehaviours+Documents
// Unsupported: NSAttributedString: HTML's gaps · absent · Space above paragraphs, page sizes and
//   `textLists` are ignored.
// Unsupported: NSAttributedString: HTML's sizes · drawn · The default size (12 points, 10 for
//   code), the tab stops of lists, and pixels that count as points. · uncertain · test:
//   NSAttributedStringBehaviours+Documents
