extension RequirementTable {
  private var namespace: String { protocolName + "Optionals" }

  /// The file `<Protocol>+Optionals.swift`: defaults that leave a mark, and what makes
  /// `delegate.method?(…)` compile.
  package var optionals: String {
    GeneratedText.header("\(protocolName).swift") + defaults + "\n" + callables
  }

  /// What a class has without the methods, and the callables by name.
  private var defaults: String {
    let methods = requirements.filter(\.isOptional).map {
      "  @_disfavoredOverload public \($0.signature($0.baseName)) { \($0.missingBody) }\n"
    }
    let names = optionalsByBaseName.map { name, _ in
      "  @_disfavoredOverload public var \(name): \(namespace).\(name.capitalizedFirst)? "
        + "{ .init(object: self) }\n"
    }
    return """
      /// What a class does without the methods, and the methods by name: `object.method?(…)`.
      extension \(protocolName) {
      \(methods.joined())
      \(names.joined())}

      """
  }

  /// The types that stand for the methods of a name.
  private var callables: String {
    let words =
      "The optional methods of `\(protocolName)`, a type a name, to be called: nil where the "
      + "object does not write the method. This is what `delegate.method?(…)` means without "
      + "Objective-C; not meant to be named."
    let types = optionalsByBaseName.map { name, requirements in
      """
        @preconcurrency @MainActor public struct \(name.capitalizedFirst) {
          let object: any \(protocolName)
      \(requirements.flatMap(\.calls).map { "    \($0)\n" }.joined())  }

      """
    }
    return GeneratedText.comment(words, "/// ")
      + "public enum \(namespace) {\n" + types.joined() + "}\n"
  }

  /// The file `OptionalRequirement.swift`: a name for every optional requirement.
  package static func names(of tables: [RequirementTable]) -> String {
    var named: Set<String> = []
    var names: [String] = []
    let cases = tables.flatMap { table in
      // Two protocols may share a name: the mark names the object, too.
      let own = table.requirements
        .filter { $0.isOptional && named.insert($0.caseName).inserted }
      names += own.map(\.fullName)
      return ["  // \(table.protocolName)\n"] + own.map { "  case \($0.caseName)\n" }
    }
    return GeneratedText.header("the protocols named below") + """
      /// Every optional requirement of a delegate or data source protocol.
      package enum OptionalRequirement: UInt8 {
      \(cases.joined())
        /// The method's name in Swift: `tableView(_:didSelectRowAt:)`.
        package var name: String { Self.allNames[Int(rawValue)] }

        private static let allNames = "\(names.joined(separator: " "))"
          .split(separator: " ").map(String.init)
      }

      """
  }

  /// What the source tool knows of the methods: their names.
  static func toolNames(of tables: [RequirementTable]) -> String {
    let names = Set(tables.flatMap(\.requirements).filter(\.isOptional).map(\.fullName)).sorted()
      .joined(separator: " ")
    return GeneratedText.header("UIKit's protocols") + """
      /// The optional methods of UIKit's protocols: a subclass may add them to a class that adopted
      /// the protocol.
      enum OptionalMethodNames {
        static let all = Set("\(names)".split(separator: " ").map(String.init))
      }

      """
  }
}
