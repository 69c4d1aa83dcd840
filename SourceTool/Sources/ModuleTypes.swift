/// The facts about a module's types that importing modules use.
struct ModuleTypes: Codable {
  /// The first inherited type of each class, by the class's name without its outer types.
  var superclasses: [String: String] = [:]
  /// The types without inheritance clause.
  var plainTypes: Set<String> = []

  init(_ files: [FileFacts]) {
    for file in files {
      superclasses.merge(file.superclasses) { one, _ in one }
      plainTypes.formUnion(file.plainTypes)
    }
    plainTypes.subtract(superclasses.keys)
  }

  /// The name of the file that stores a module's types.
  static func fileName(of module: String) -> String { "\(module).types" }
}
