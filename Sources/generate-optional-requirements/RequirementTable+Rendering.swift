extension Requirement {
  /// The parameters as a declaration has them, one a line.
  private var parameterList: String {
    parameters.map { parameter in
      parameter.label == parameter.name
        ? "\(parameter.name): \(parameter.type)"
        : "\(parameter.label) \(parameter.name): \(parameter.type)"
    }.joined(separator: ",\n    ")
  }

  /// The arguments of a call that hands the parameters on.
  private var argumentList: String {
    parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
      .joined(separator: ", ")
  }

  /// Whether the method itself may return nil.
  private var returnsOptional: Bool { result.hasSuffix("?") }

  /// The declaration under a name, of the method's own result or another.
  func signature(_ name: String, returning result: String? = nil) -> String {
    let result = result ?? self.result
    return "func \(name)(\n    \(parameterList)\n  )" + (result == "Void" ? "" : " -> \(result)")
  }

  /// "nothing", "`true`".
  var absenceInWords: String {
    guard case .optional(let value) = absence, !value.isEmpty else { return "nothing" }
    return "`\(value)`"
  }

  /// The body of the method a class did not write: it leaves the mark.
  var missingBody: String {
    let mark = "    MissingRequirement.mark(self, .\(caseName))\n"
    guard case .optional(let value) = absence, !value.isEmpty else { return mark }
    return mark + "    return \(value)\n"
  }

  /// The `callAsFunction`s behind `object.method?(…)`.
  var calls: String {
    let call = "object.\(baseName)(\(argumentList))"
    let optionalResult = returnsOptional ? result : result + "?"
    let question = "  /// Calls the method; nil where the object does not write it.\n"
    var text = question + (result == "Void" ? "  @discardableResult\n" : "")
    text += """
        public \(signature("callAsFunction", returning: optionalResult)) {
          MissingRequirement.clear()
          let result\(result == "Void" ? ": Void" : "") = \(call)
          return MissingRequirement.isMarked(object, .\(caseName)) ? nil : result
        }

      """
    guard result != "Void", !returnsOptional else { return text }
    return text + """

        /// Calls the method, or what stands for it in an object that does not write it.
        @_disfavoredOverload
        public \(signature("callAsFunction")) {
          \(call)
        }

        /// Calls the method, for chains of `?`.
        @_disfavoredOverload
        public \(signature("callAsFunction", returning: "OptionalResult<\(result)>")) {
          OptionalResult(self(\(argumentList)))
        }

      """
  }
}

extension RequirementTable {
  /// Long names leave the last words no room.
  private func comment(on name: String) -> String {
    let line = "/// The optional methods called `\(name)`, to be called."
    return line.count <= 98
      ? line : line.replacingOccurrences(of: ", to be", with: ", to\n  /// be")
  }

  /// What a generated file begins with.
  private static func header(_ source: String) -> String {
    let origin =
      "Generated from \(source) by `swift run generate-optional-requirements`. "
      + "Change the protocol and generate again."
    return "// swift-format-ignore-file\n" + origin.asComment("// ") + "\n"
  }

  /// The file `<Protocol>+Optionals.swift`: defaults that leave a mark, and what makes
  /// `delegate.method?(…)` compile.
  package var optionals: String {
    let namespace = protocolName + "Optionals"
    var text = Self.header("\(protocolName).swift")
    text += "extension \(protocolName) {\n"
    text += requirements.filter(\.isOptional).map { requirement in
      "What a class without the method does: \(requirement.absenceInWords).".asComment("  /// ")
        + "  @_disfavoredOverload\n"
        + "  public \(requirement.signature(requirement.baseName)) {\n"
        + requirement.missingBody + "  }\n"
    }.joined(separator: "\n")
    for (name, _) in optionalsByBaseName {
      text += "\n" + "`object.\(name)?(…)`: the optional methods of that name.".asComment("  /// ")
      text += """
          @_disfavoredOverload
          public var \(name): \(namespace).\(name.capitalizedFirst)? { .init(object: self) }

        """
    }
    text += "}\n\n"
    text +=
      "The optional requirements of `\(protocolName)` as callable values, one type a base name."
      .asComment("/// ")
    text += """
      ///
      /// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
      /// optional requirements do not exist. Not meant to be named.
      public enum \(namespace) {}

      """
    for (name, requirements) in optionalsByBaseName {
      text += """

        extension \(namespace) {
          \(comment(on: name))
          @preconcurrency @MainActor
          public struct \(name.capitalizedFirst) {
            let object: any \(protocolName)
          }
        }

        extension \(namespace).\(name.capitalizedFirst) {

        """
      text += requirements.map(\.calls).joined(separator: "\n") + "}\n"
    }
    return text
  }

  /// The file `OptionalRequirement.swift`: a name for every optional requirement.
  package static func names(of tables: [RequirementTable]) -> String {
    var text = header(tables.map { $0.protocolName + ".swift" }.joined(separator: ", "))
    text += "/// Every optional requirement of a delegate or data source protocol.\n"
    text += "enum OptionalRequirement: UInt8 {\n"
    var named: Set<String> = []
    text += tables.flatMap { table in
      // Two protocols may share a name: the mark names the object, too.
      ["  // \(table.protocolName)"]
        + table.requirements.filter { $0.isOptional && named.insert($0.caseName).inserted }
        .map { "  case \($0.caseName)" }
    }.joined(separator: "\n")
    return text + "\n}\n"
  }

  /// The file `UICollectionViewControllerRequirements.swift` and its like: the optional
  /// requirements as `open` methods, because a controller's subclass overrides them.
  package static func controllerBase(
    _ controller: String, example: String, of tables: [RequirementTable]
  ) -> String {
    var text = header(tables.map { $0.protocolName + ".swift" }.joined(separator: ", "))
    text += """
      /// The optional methods a `\(controller)` subclass may override.
      ///
      /// Objective-C gives a class the methods of the protocols it adopts, so that on iOS a
      /// subclass writes `override func \(example)`. Here they must exist
      /// to be overridden. Each leaves the mark of a method that was not written.
      @preconcurrency @MainActor
      open class \(controller)Requirements: UIViewController {

      """
    text += tables.flatMap { table in
      table.requirements.filter(\.isOptional).map { requirement in
        "  /// Leaves the mark; override it.\n"
          + "  open \(requirement.signature(requirement.baseName)) {\n"
          + requirement.missingBody + "  }\n"
      }
    }.joined(separator: "\n")
    return text + "}\n"
  }
}

extension String {
  /// The words as lines of a comment, at most 100 columns wide where no word is wider.
  fileprivate func asComment(_ mark: String) -> String {
    var lines: [String] = []
    var line = mark
    for word in split(separator: " ") {
      if line.count + word.count > 100 && line != mark {
        lines.append(String(line.dropLast()))
        line = mark
      }
      line += word + " "
    }
    return (lines + [String(line.dropLast())]).map { $0 + "\n" }.joined()
  }
}
