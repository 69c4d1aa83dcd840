extension NSAttributedString {
  /// Kinds of documents. Source: Apple, NSAttributedString.DocumentType.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name; UIKit's.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format, which is not read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments, which is not read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// How a document is read. Source: Apple, NSAttributedString.DocumentReadingOptionKey.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name; UIKit's.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// Attributes of text about which it says nothing. Plain text has them.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Its encoding, a `String.Encoding`'s raw value. HTML without it that names none is taken for
    /// Windows' Latin 1.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// What sizes of letters in it are made for. Kept free: they stay as they are.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    /// What sizes of letters are to be made for. Kept free: they stay as they are.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TextScaling")
  }

  /// What is known of a document. Source: Apple, NSAttributedString.DocumentAttributeKey.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name; UIKit's.
    public let rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind, a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// Its encoding, a number.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes of text about which it says nothing.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document's bytes: plain text or HTML.
  ///
  /// Of HTML elements for paragraphs, headings, lists, quotations, code, links and letters are read
  /// with their styles, in `style` attributes, `font` elements and style sheets that choose by
  /// names, classes and ids. Text without a font is Times New Roman, 12 points. Pictures and rules
  /// are left out, and cells of tables stand below each other; both are logged.
  ///
  /// - Parameters:
  ///   - options: its kind and encoding; without a kind bytes that begin with `<` are HTML.
  ///   - dict: is set to what is known of the document.
  /// - Throws: `CocoaError.featureUnsupported` for other kinds, and
  ///   `.fileReadInapplicableStringEncoding` for bytes that are not of the encoding.
  ///
  /// Source: Apple, NSAttributedString.init(data:options:documentAttributes:).
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let kind = try Hypertext.kind(of: data, options)
    let encoding =
      (options[.characterEncoding] as? NSNumber)?.uintValue
      ?? options[.characterEncoding] as? UInt
      ?? (options[.characterEncoding] as? String.Encoding)?.rawValue
    let text = try Hypertext.text(
      of: data, kind, encoding.map { String.Encoding(rawValue: $0) })
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: kind.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue:
        NSNumber(value: encoding ?? String.Encoding.utf8.rawValue),
    ]
    if kind == .html {
      self.init(attributedString: Hypertext.read(text))
    } else {
      self.init(string: text, attributes: options[.defaultAttributes] as? [Key: Any] ?? [:])
    }
  }

  /// Reads a document's file, as its bytes are read.
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

  /// Not here: texts are not written as documents.
  @available(*, unavailable, message: "documents are read here, not written; write `string`")
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data { Data() }
}

// Unsupported: NSAttributedString: documents · works · HTML and plain text are read, not RTF. None
//   of them is written. · test: NSAttributedStringBehaviours+Documents
// Unsupported: NSAttributedString: HTML · drawn · Pictures and rules are left out, and cells of
//   tables stand below each other, which is logged. · test: NSAttributedStringBehaviours+Documents
// Unsupported: NSAttributedString: style sheets · drawn · They choose by names, classes and ids
//   only. `!important` is an ordinary declaration. · test: NSAttributedStringBehaviours+Documents
// Unsupported: NSAttributedString: HTML's gaps · absent · Distances above paragraphs, page sizes
//   and `textLists` are left out.
// Unsupported: NSAttributedString: HTML's sizes · drawn · The usual size (12 points, 10 for code),
//   where tabs of lists stand, and a pixel as a point. · uncertain · test:
//   NSAttributedStringBehaviours+Documents
