/// What kind of thing some data is, by the name of a uniform type.
///
/// Of the system's types those are known that files and pasteboards have most, with what they
/// conform to, endings of file names and a MIME type. It belongs to UniformTypeIdentifiers on iOS.
/// Source: Apple, UTType, and the lists of system-declared uniform types.
public struct UTType: Hashable, Sendable {
  /// The name, such as `public.png`.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// A type of a name; nil for one that is neither the system's nor declared by
  /// ``init(exportedAs:conformingTo:)``.
  public init?(_ identifier: String) {
    guard Self.records[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// A type that an app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that an app knows from elsewhere.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The type of files whose names end so; nil where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let known = Self.records.first(where: { $0.value.endings.contains(ending) }) else {
      return nil
    }
    identifier = known.key
    if !conforms(to: supertype) { return nil }
  }

  /// The type of a MIME type; nil where none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let known = Self.records.first(where: { $0.value.mime == wanted }) else { return nil }
    identifier = known.key
    if !conforms(to: supertype) { return nil }
  }

  /// How names of its files usually end; nil where nothing is known.
  public var preferredFilenameExtension: String? { Self.records[identifier]?.endings.first }
  /// Its MIME type; nil where none is known.
  public var preferredMIMEType: String? { Self.records[identifier]?.mime }
  /// What it is called: its name here.
  public var localizedDescription: String? { identifier }
  /// Whether it is one of the system's that are known here.
  public var isDeclared: Bool { Self.records[identifier] != nil }
  /// Whether it was made up for something that nobody has declared. Never here.
  public var isDynamic: Bool { false }

  /// What it is a kind of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = Self.records[identifier]?.parents ?? []
    while let next = open.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      open += Self.records[next]?.parents ?? []
    }
    return found
  }

  /// Whether it is another type, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether it is a kind of another type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another type is a kind of it.
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
  /// Anything that is stored.
  public static let item = UTType(known: "public.item")
  /// What a person reads, sees or hears.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// A directory that a person sees.
  public static let folder = UTType(known: "public.folder")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without anything else.
  public static let plainText = UTType(known: "public.plain-text")
  /// Such text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Values between commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The source of programs.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A PNG file.
  public static let png = UTType(known: "public.png")
  /// A JPEG file.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A HEIC file.
  public static let heic = UTType(known: "public.heic")
  /// A TIFF file.
  public static let tiff = UTType(known: "public.tiff")
  /// An SVG file.
  public static let svg = UTType(known: "public.svg-image")
  /// A GIF file.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A WebP file.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A PDF file.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// What is seen and heard.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// A film without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// An MP3 file.
  public static let mp3 = UTType(known: "public.mp3")
  /// An MPEG-4 file.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime file.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An archive.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP file.
  public static let zip = UTType(known: "public.zip-archive")
  /// A person.
  public static let contact = UTType(known: "public.contact")
  /// A vCard file.
  public static let vCard = UTType(known: "public.vcard")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A font.
  public static let font = UTType(known: "public.font")
}
