import Foundation

/// The public names of a module, as the compiler extracts them.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    let identifier: Identifier
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?

    struct Identifier: Decodable { let precise: String }
    struct Comment: Decodable {}
    struct Location: Decodable {
      let uri: String
      let position: Position
      struct Position: Decodable { let line: Int }
    }

    var name: String { pathComponents.joined(separator: ".") }

    /// Whether it is a member in a generated file, where the comment of the type or extension
    /// covers all members.
    var isGeneratedMember: Bool {
      let file = location?.uri.split(separator: "/").last ?? ""
      return pathComponents.count > 1
        && (file.hasSuffix("+Optionals.swift") || file.hasSuffix("ControllerRequirements.swift"))
    }
  }

  struct Relationship: Decodable {
    let source: String
    let kind: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Returns the graphs of a module and of its extensions of other modules.
  static func all(of module: String) throws -> [SymbolGraph] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SymbolGraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try BuiltModules.run(
      "symbolgraph-extract",
      [
        "-module-name", module, "-target", target, "-output-dir", folder.path,
        "-minimum-access-level", "public", "-skip-synthesized-members",
      ])
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif

  /// The names in this package without a comment. An override has the comment of the overridden
  /// member.
  var undocumented: [Symbol] {
    let overriding = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
    return symbols.filter { symbol in
      symbol.docComment == nil && !symbol.isGeneratedMember
        && !overriding.contains(symbol.identifier.precise)
        && symbol.location?.uri.contains("/Sources/") == true
    }
  }
}
