extension RequirementTable {
  private var namespace: String { protocolName + "Optionals" }

  /// The text of `<Protocol>+Optionals.swift`: defaults that leave a mark, and the members with
  /// which `delegate.method?(…)` compiles.
  package var optionals: String {
    GeneratedText.header("\(protocolName).swift") + defaults + "\n" + callables
  }

  /// An extension of the protocol with the defaults and the callables by name.
  private var defaults: String {
    let methods = requirements.filter(\.isOptional).map {
      "  @_disfavoredOverload public \($0.signature($0.baseName)) { \($0.missingBody) }\n"
    }
    let names = optionalsByBaseName.map { name, _ in
      "  @_disfavoredOverload public var \(name): \(namespace).\(name.capitalizedFirst)? "
        + "{ .init(object: self) }\n"
    }
    return """
      /// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
      extension \(protocolName) {
      \(methods.joined())
      \(names.joined())}

      """
  }

  /// The enumeration of callable types, one per base name.
  private var callables: String {
    let words =
      "The optional methods of `\(protocolName)`, one type per name. Calls return nil if the "
      + "object does not implement the method."
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

  /// The text of `OptionalRequirement.swift`: a case for every optional requirement.
  package static func names(of tables: [RequirementTable]) -> String {
    var named: Set<String> = []
    var names: [String] = []
    let cases = tables.flatMap { table in
      // Two protocols may share a case, because a mark contains the object as well.
      let own = table.requirements
        .filter { $0.isOptional && named.insert($0.caseName).inserted }
      names += own.map(\.fullName)
      return ["  // \(table.protocolName)\n"] + own.map { "  case \($0.caseName)\n" }
    }
    return GeneratedText.header("the protocols named below") + """
      /// Every optional requirement of a delegate or data source protocol.
      package enum OptionalRequirement: UInt16 {
      \(cases.joined())
        /// The method's name in Swift: `tableView(_:didSelectRowAt:)`.
        package var name: String { Self.allNames[Int(rawValue)] }

        private static let allNames = "\(names.joined(separator: " "))"
          .split(separator: " ").map(String.init)
      }

      """
  }

  /// The text of the source tool's `OptionalMethodNames.swift`.
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
