/// A method, or a property that is read alone, that an extension declares of a class of another module, and that classes or other
/// extensions of this module override.
struct ExtensionMethod: Equatable {
  /// The class that has it for all.
  let type: String
  /// Who overrides it, in a fixed order.
  let overriders: [String]

  /// Those of a module, by their full names.
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
