/// What other modules need to know of a module's types.
struct ModuleTypes: Codable {
  /// What each class inherits first, by the class's own name.
  var superclasses: [String: String] = [:]
  /// The types that inherit nothing.
  var plainTypes: Set<String> = []

  init(_ files: [FileFacts]) {
    for file in files {
      superclasses.merge(file.superclasses) { one, _ in one }
      plainTypes.formUnion(file.plainTypes)
    }
    plainTypes.subtract(superclasses.keys)
  }

  /// The name of the file that keeps those of a module.
  static func fileName(of module: String) -> String { "\(module).types" }
}
