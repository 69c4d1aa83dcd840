/// The type of data, identified by a uniform type name.
///
/// The system types most common in files and pasteboards are known, with their supertypes, filename
/// extensions and MIME type. On iOS it belongs to UniformTypeIdentifiers. Source: Apple, UTType,
/// and the lists of system-declared uniform types.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates the type with an identifier, or nil if it is not a known system type.
  public init?(_ identifier: String) {
    guard Self.records[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that is declared elsewhere.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the type of a filename extension, or nil if it is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let known = Self.records.first(where: { $0.value.endings.contains(ending) }) else {
      return nil
    }
    identifier = known.key
    if !conforms(to: supertype) { return nil }
  }

  /// Creates the type of a MIME type, or nil if it is unknown.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let known = Self.records.first(where: { $0.value.mime == wanted }) else { return nil }
    identifier = known.key
    if !conforms(to: supertype) { return nil }
  }

  /// The preferred filename extension; nil if unknown.
  public var preferredFilenameExtension: String? { Self.records[identifier]?.endings.first }
  /// The preferred MIME type; nil if unknown.
  public var preferredMIMEType: String? { Self.records[identifier]?.mime }
  /// The description of the type: its identifier.
  public var localizedDescription: String? { identifier }
  /// Whether the type is a known system type.
  public var isDeclared: Bool { Self.records[identifier] != nil }
  /// Whether the type is generated for undeclared data. Always false.
  public var isDynamic: Bool { false }

  /// The supertypes of the type.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = Self.records[identifier]?.parents ?? []
    while let next = open.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      open += Self.records[next]?.parents ?? []
    }
    return found
  }

  /// Returns whether the type is equal to another or one of its subtypes.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns whether the type is a subtype of another.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Returns whether the type is a supertype of another.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private struct Record {
    let parents: [String]
    var endings: [String] = []
    var mime: String?
  }

  private static let records: [String: Record] = [
    "public.item": Record(parents: []),
    "public.content": Record(parents: []),
    "public.data": Record(parents: ["public.item"]),
    "public.directory": Record(parents: ["public.item"]),
    "public.folder": Record(parents: ["public.directory"]),
    "public.file-url": Record(parents: ["public.url"]),
    "public.url": Record(parents: ["public.data"]),
    "public.text": Record(parents: ["public.data", "public.content"]),
    "public.plain-text": Record(
      parents: ["public.text"], endings: ["txt", "text"], mime: "text/plain"),
    "public.utf8-plain-text": Record(parents: ["public.plain-text"]),
    "public.rtf": Record(parents: ["public.text"], endings: ["rtf"], mime: "text/rtf"),
    "public.html": Record(
      parents: ["public.text"], endings: ["html", "htm"], mime: "text/html"),
    "public.xml": Record(parents: ["public.text"], endings: ["xml"], mime: "application/xml"),
    "public.json": Record(parents: ["public.text"], endings: ["json"], mime: "application/json"),
    "public.comma-separated-values-text": Record(
      parents: ["public.text"], endings: ["csv"], mime: "text/csv"),
    "public.source-code": Record(parents: ["public.plain-text"]),
    "public.swift-source": Record(parents: ["public.source-code"], endings: ["swift"]),
    "public.image": Record(parents: ["public.data", "public.content"]),
    "public.png": Record(parents: ["public.image"], endings: ["png"], mime: "image/png"),
    "public.jpeg": Record(
      parents: ["public.image"], endings: ["jpeg", "jpg", "jpe"], mime: "image/jpeg"),
    "public.heic": Record(parents: ["public.image"], endings: ["heic"], mime: "image/heic"),
    "public.tiff": Record(
      parents: ["public.image"], endings: ["tiff", "tif"], mime: "image/tiff"),
    "public.svg-image": Record(
      parents: ["public.image"], endings: ["svg"], mime: "image/svg+xml"),
    "com.compuserve.gif": Record(parents: ["public.image"], endings: ["gif"], mime: "image/gif"),
    "org.webmproject.webp": Record(
      parents: ["public.image"], endings: ["webp"], mime: "image/webp"),
    "com.adobe.pdf": Record(
      parents: ["public.data", "public.content"], endings: ["pdf"], mime: "application/pdf"),
    "public.audiovisual-content": Record(parents: ["public.data", "public.content"]),
    "public.movie": Record(parents: ["public.audiovisual-content"]),
    "public.video": Record(parents: ["public.movie"]),
    "public.audio": Record(parents: ["public.audiovisual-content"]),
    "public.mp3": Record(parents: ["public.audio"], endings: ["mp3"], mime: "audio/mpeg"),
    "public.mpeg-4": Record(parents: ["public.movie"], endings: ["mp4"], mime: "video/mp4"),
    "com.apple.quicktime-movie": Record(
      parents: ["public.movie"], endings: ["mov", "qt"], mime: "video/quicktime"),
    "public.archive": Record(parents: ["public.data"]),
    "public.zip-archive": Record(
      parents: ["public.archive"], endings: ["zip"], mime: "application/zip"),
    "public.contact": Record(parents: ["public.content"]),
    "public.vcard": Record(
      parents: ["public.text", "public.contact"], endings: ["vcf"], mime: "text/vcard"),
    "com.apple.property-list": Record(parents: ["public.data"], endings: ["plist"]),
    "public.font": Record(parents: ["public.data"]),
  ]
}

extension UTType {
  /// Any stored item.
  public static let item = UTType(known: "public.item")
  /// Content for people.
  public static let content = UTType(known: "public.content")
  /// Any data.
  public static let data = UTType(known: "public.data")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// A directory visible to users.
  public static let folder = UTType(known: "public.folder")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// A file URL.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Plain text.
  public static let plainText = UTType(known: "public.plain-text")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source code.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// An image.
  public static let image = UTType(known: "public.image")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// An SVG image.
  public static let svg = UTType(known: "public.svg-image")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Audiovisual content.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie.
  public static let movie = UTType(known: "public.movie")
  /// Video without audio.
  public static let video = UTType(known: "public.video")
  /// Audio.
  public static let audio = UTType(known: "public.audio")
  /// MP3 audio.
  public static let mp3 = UTType(known: "public.mp3")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An archive.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A contact.
  public static let contact = UTType(known: "public.contact")
  /// A vCard file.
  public static let vCard = UTType(known: "public.vcard")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A font.
  public static let font = UTType(known: "public.font")
}
