/// A method or read-only property that an extension adds to a class of another module, and that
/// classes or other extensions of this module override.
struct ExtensionMethod: Equatable {
  /// The extended class.
  let type: String
  /// The classes that override the method, in a fixed order.
  let overriders: [String]

  /// Returns such methods of a module, by full name.
  static func all(in files: [FileFacts], besides classes: Set<String>) -> [String: Self] {
    var owners: [String: Set<String>] = [:]
    for move in files.flatMap(\.openInExtensions) where !move.isSettable {
      owners[move.name, default: []].insert(move.type)
    }
    var found: [String: Self] = [:]
    for (name, types) in owners {
      guard types.count == 1, let type = types.first, !classes.contains(type) else { continue }
      let overriders = files.reduce(into: Set<String>()) { $0.formUnion($1.overriders[name] ?? []) }
      guard !overriders.isEmpty else { continue }
      found[name] = Self(type: type, overriders: overriders.sorted())
    }
    return found
  }
}
