/// The dependencies of pixels besides the code, such as the versions of the drawing libraries and
/// the fonts.
public struct RenderEnvironment: Equatable, Codable, Sendable {
  /// Values by name: a library's version ("cairo": "1.16.0"); the fingerprint of the package's
  /// fonts ("fonts"), of a folder's fonts, or of a system font file that a text of the picture
  /// needs ("NotoColorEmoji.ttf"); the value of an environment variable that the libraries read
  /// ("PIXMAN_DISABLE"); and the processor's architecture ("processor": "x86_64").
  public var components: [String: String]

  /// Creates an environment from versions and fingerprints by name.
  public init(components: [String: String]) {
    self.components = components
  }
}

extension RenderEnvironment {
  /// One line per component, sorted, as stored in PNG files.
  package var text: String {
    components.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
      .joined(separator: "\n")
  }

  /// Parses `text`. Returns nil if no line has a component.
  package init?(text: String) {
    components = [:]
    for line in text.split(separator: "\n") {
      guard let sign = line.range(of: " = ") else { continue }
      components[String(line[..<sign.lowerBound])] = String(line[sign.upperBound...])
    }
    if components.isEmpty { return nil }
  }

  /// The key of the processor's architecture.
  package static let processorName = "processor"

  /// The differences from the environment in which a golden was recorded, as clauses sorted by
  /// name. A missing processor in `recorded` is ignored, as older goldens do not have one.
  package func changes(since recorded: RenderEnvironment) -> [String] {
    let names = Set(components.keys).union(recorded.components.keys).sorted()
    return names.compactMap { name in
      switch (recorded.components[name], components[name]) {
      case (let old, let new) where old == new: nil
      case (nil, _) where name == Self.processorName: nil
      case (nil, _): Self.isFontFile(name) ? nil : "\(name) was not used"
      case (_, nil): Self.isFontFile(name) ? nil : "\(name) is not used here"
      case (let old?, let new?): Self.clause(name, was: old, is: new)
      }
    }
  }

  private static func clause(_ name: String, was old: String, is new: String) -> String {
    if name == "fonts" { return "the package's fonts differ" }
    if isFontFile(name) { return "the font file \(name) differs" }
    if name.hasPrefix("fonts") { return "\(name) differ" }
    return "\(name) was \(old) and is \(new) here"
  }

  /// Font files are present only if a text of the picture needs them, so that a missing one does
  /// not mean that the environment differs.
  private static func isFontFile(_ name: String) -> Bool {
    name.hasSuffix(".ttf") || name.hasSuffix(".ttc") || name.hasSuffix(".otf")
  }
}
