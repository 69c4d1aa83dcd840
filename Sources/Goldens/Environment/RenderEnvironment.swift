/// What pixels depend on besides the code: the drawing libraries' versions and the fonts' bytes.
public struct RenderEnvironment: Equatable, Codable, Sendable {
  /// By name: a library's version ("cairo": "1.16.0"); the fingerprint of the package's own fonts
  /// ("fonts"), of those of a folder, or of a font file of the system that a text of the picture
  /// needs ("NotoColorEmoji.ttf"); the value of an environment variable that the libraries have
  /// heard ("PIXMAN_DISABLE"); and the processor's architecture ("processor": "x86_64").
  public var components: [String: String]

  /// Versions and hashes by the names of what they belong to.
  public init(components: [String: String]) {
    self.components = components
  }
}

extension RenderEnvironment {
  /// One line a component, sorted: what PNG files carry.
  package var text: String {
    components.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
      .joined(separator: "\n")
  }

  /// Reads `text`; nil where no line says anything.
  package init?(text: String) {
    components = [:]
    for line in text.split(separator: "\n") {
      guard let sign = line.range(of: " = ") else { continue }
      components[String(line[..<sign.lowerBound])] = String(line[sign.upperBound...])
    }
    if components.isEmpty { return nil }
  }

  /// What the processor's architecture stands under.
  package static let processorName = "processor"

  /// What is otherwise here than where a golden was recorded: clauses, sorted by name. A golden
  /// that names no processor is older than the name.
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

  /// A picture that no longer has a text that needs the file is another picture, whatever the
  /// machine.
  private static func isFontFile(_ name: String) -> Bool {
    name.hasSuffix(".ttf") || name.hasSuffix(".ttc") || name.hasSuffix(".otf")
  }
}
