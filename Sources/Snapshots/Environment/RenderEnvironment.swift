import CoreGraphics
import CoreText
import Synchronization

/// What pixels depend on besides the code: the drawing libraries' versions and the fonts' bytes.
public struct RenderEnvironment: Equatable, Codable, Sendable {
  /// By name: a library's version ("cairo": "1.16.0"), the fingerprint of the font files of a
  /// package ("fonts-inter") or, of fonts chosen by hand, of a folder; or the value of an
  /// environment variable that the libraries have heard ("PIXMAN_DISABLE").
  public var components: [String: String]

  /// Versions and hashes by the names of what they belong to.
  public init(components: [String: String]) {
    self.components = components
  }

  /// What this process draws with.
  ///
  /// Complexity: reads every font file once (50 ms for the pinned ones), then O(1).
  package static var current: RenderEnvironment {
    let fonts = FontLibrary.collection
    return known.withLock { known in
      if let known, known.fonts == fonts { return known.environment }
      let environment = RenderEnvironment(fonts)
      known = (fonts, environment)
      return environment
    }
  }

  private static let known = Mutex<(fonts: FontCollection, environment: RenderEnvironment)?>(nil)

  /// - Parameter variables: the process's environment.
  init(
    _ fonts: FontCollection, variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    components = DrawingLibraries.versions.merging(TextLibraries.versions) { first, _ in first }
    for name in DrawingLibraries.heardVariables { components[name] = variables[name] }
    let files = Set(fonts.allFaces.map { FontPlace(path: $0.path, package: $0.debianPackage) })
    for (name, members) in Dictionary(grouping: files, by: \.group) {
      components[name] = Self.fingerprint(members.map(\.path).sorted())
    }
  }

  private struct FontPlace: Hashable {
    let path: String
    let package: String?

    var group: String {
      package ?? "fonts of " + URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
  }

  /// Of files by name and content; one that cannot be read counts as empty.
  private static func fingerprint(_ paths: [String]) -> String {
    let parts = paths.map { path in
      let url = URL(fileURLWithPath: path)
      let data = (try? Data(contentsOf: url, options: .alwaysMapped)) ?? Data()
      return url.lastPathComponent + " " + Fingerprint.of(data)
    }
    return Fingerprint.of(parts.joined(separator: "\n"))
  }
}

extension RenderEnvironment {
  /// One line a component, sorted: what PNG files carry.
  var text: String {
    components.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
      .joined(separator: "\n")
  }

  /// Reads `text`; nil where no line says anything.
  init?(text: String) {
    components = [:]
    for line in text.split(separator: "\n") {
      guard let sign = line.range(of: " = ") else { continue }
      components[String(line[..<sign.lowerBound])] = String(line[sign.upperBound...])
    }
    if components.isEmpty { return nil }
  }

  /// What is otherwise here than where a golden was recorded: clauses, sorted by name.
  package func changes(since recorded: RenderEnvironment) -> [String] {
    let names = Set(components.keys).union(recorded.components.keys).sorted()
    return names.compactMap { name in
      switch (recorded.components[name], components[name]) {
      case (let old, let new) where old == new: nil
      case (nil, _): "\(name) was not used"
      case (_, nil): "\(name) is not used here"
      case (let old?, let new?):
        name.hasPrefix("fonts")
          ? "\(name) holds other fonts" : "\(name) was \(old) and is \(new) here"
      }
    }
  }
}
