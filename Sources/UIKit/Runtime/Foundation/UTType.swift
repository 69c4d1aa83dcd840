/// A kind of data, by the name that Apple's systems give it. The kinds that apps name most are known,
/// with how their files' names end and what they conform to; there is no register of all of them.
/// Source: Apple, UTType.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `public.png`.
  public let identifier: String

  private struct Known: Sendable {
    let identifier: String
    let ending: String?
    let mime: String?
    let parents: [String]
  }

  /// The kind of a name; nil of one that is not known here.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// A kind that the app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A kind that the app imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The kind of files whose names end so, without the point.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    let found = Self.all.first { $0.ending == ending || Self.otherEndings[ending] == $0.ending }
    guard let found else { return nil }
    identifier = found.identifier
    guard conforms(to: supertype) else { return nil }
  }

  /// The kind of a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.all.first(where: { $0.mime == mimeType.lowercased() }) else {
      return nil
    }
    identifier = found.identifier
    guard conforms(to: supertype) else { return nil }
  }

  /// How names of files end, without the point.
  public var preferredFilenameExtension: String? { Self.known[identifier]?.ending }
  /// The MIME type.
  public var preferredMIMEType: String? { Self.known[identifier]?.mime }
  /// The name.
  public var description: String { identifier }

  /// Whether data of this kind is of another kind, too: its own, or one that it is a case of.
  public func conforms(to type: UTType) -> Bool {
    if identifier == type.identifier { return true }
    return (Self.known[identifier]?.parents ?? []).contains {
      UTType(importedAs: $0).conforms(to: type)
    }
  }

  /// Whether another kind is a case of this one.
  public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }

  // MARK: Kinds

  /// Anything.
  public static let item = UTType(importedAs: "public.item")
  /// Any content.
  public static let content = UTType(importedAs: "public.content")
  /// Any bytes.
  public static let data = UTType(importedAs: "public.data")
  /// Any folder.
  public static let folder = UTType(importedAs: "public.folder")
  /// Any address.
  public static let url = UTType(importedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(importedAs: "public.file-url")
  /// Any text.
  public static let text = UTType(importedAs: "public.text")
  /// Text without styles.
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  /// Text with styles.
  public static let rtf = UTType(importedAs: "public.rtf")
  /// Pages of the web.
  public static let html = UTType(importedAs: "public.html")
  /// XML.
  public static let xml = UTType(importedAs: "public.xml")
  /// JSON.
  public static let json = UTType(importedAs: "public.json")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  /// Any picture.
  public static let image = UTType(importedAs: "public.image")
  /// PNG.
  public static let png = UTType(importedAs: "public.png")
  /// JPEG.
  public static let jpeg = UTType(importedAs: "public.jpeg")
  /// GIF.
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  /// HEIC.
  public static let heic = UTType(importedAs: "public.heic")
  /// TIFF.
  public static let tiff = UTType(importedAs: "public.tiff")
  /// SVG.
  public static let svg = UTType(importedAs: "public.svg-image")
  /// PDF.
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  /// Anything to see and hear.
  public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
  /// Any film.
  public static let movie = UTType(importedAs: "public.movie")
  /// Any film without sound.
  public static let video = UTType(importedAs: "public.video")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  /// QuickTime.
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  /// Any sound.
  public static let audio = UTType(importedAs: "public.audio")
  /// MP3.
  public static let mp3 = UTType(importedAs: "public.mp3")
  /// Files packed into one.
  public static let archive = UTType(importedAs: "public.archive")
  /// ZIP.
  public static let zip = UTType(importedAs: "public.zip-archive")

  private static func row(
    _ identifier: String, _ ending: String?, _ mime: String?, _ parents: String...
  ) -> Known {
    Known(identifier: identifier, ending: ending, mime: mime, parents: parents)
  }

  private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
  private static let otherEndings = ["jpg": "jpeg", "htm": "html", "tif": "tiff"]
  private static let all = [
    row("public.item", nil, nil), row("public.content", nil, nil),
    row("public.data", nil, nil, "public.item"), row("public.folder", nil, nil, "public.item"),
    row("public.url", nil, nil, "public.data"), row("public.file-url", nil, nil, "public.url"),
    row("public.text", nil, nil, "public.data", "public.content"),
    row("public.plain-text", "txt", "text/plain", "public.text"),
    row("public.utf8-plain-text", nil, "text/plain;charset=utf-8", "public.plain-text"),
    row("public.rtf", "rtf", "text/rtf", "public.text"),
    row("public.html", "html", "text/html", "public.text"),
    row("public.xml", "xml", "application/xml", "public.text"),
    row("public.json", "json", "application/json", "public.text"),
    row("public.comma-separated-values-text", "csv", "text/csv", "public.text"),
    row("public.image", nil, nil, "public.data", "public.content"),
    row("public.png", "png", "image/png", "public.image"),
    row("public.jpeg", "jpeg", "image/jpeg", "public.image"),
    row("com.compuserve.gif", "gif", "image/gif", "public.image"),
    row("public.heic", "heic", "image/heic", "public.image"),
    row("public.tiff", "tiff", "image/tiff", "public.image"),
    row("public.svg-image", "svg", "image/svg+xml", "public.image"),
    row("com.adobe.pdf", "pdf", "application/pdf", "public.data", "public.content"),
    row("public.audiovisual-content", nil, nil, "public.data", "public.content"),
    row("public.movie", nil, nil, "public.audiovisual-content"),
    row("public.video", nil, nil, "public.movie"),
    row("public.mpeg-4", "mp4", "video/mp4", "public.movie"),
    row("com.apple.quicktime-movie", "mov", "video/quicktime", "public.movie"),
    row("public.audio", nil, nil, "public.audiovisual-content"),
    row("public.mp3", "mp3", "audio/mpeg", "public.audio"),
    row("public.archive", nil, nil, "public.data"),
    row("public.zip-archive", "zip", "application/zip", "public.archive"),
  ]
}
