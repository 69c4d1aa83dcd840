extension Requirement {
  /// The parameters as written in a declaration.
  private var parameterList: String {
    parameters.map { parameter in
      parameter.label == parameter.name
        ? "\(parameter.name): \(parameter.type)"
        : "\(parameter.label) \(parameter.name): \(parameter.type)"
    }.joined(separator: ", ")
  }

  /// The arguments of a call that forwards the parameters.
  private var argumentList: String {
    parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
      .joined(separator: ", ")
  }

  /// Whether the method itself may return nil.
  private var returnsOptional: Bool { result.hasSuffix("?") }

  /// Returns the declaration with a name; the default result type is the method's own.
  func signature(_ name: String, returning result: String? = nil) -> String {
    let result = result ?? self.result
    return "func \(name)(\(parameterList))" + (result == "Void" ? "" : " -> \(result)")
  }

  /// The body of the default implementation. It calls a method that a subclass has added, or
  /// records the method as not implemented.
  var missingBody: String {
    let mark = "\(subclassCall); MissingRequirement.mark(self, .\(caseName))"
    guard case .optional(let value) = absence, !value.isEmpty else { return mark }
    return mark + "; return \(value)"
  }

  private var subclassCall: String {
    let values = parameters.map(\.name).joined(separator: ", ")
    return "if let added = AddedMethods.method(.\(caseName), of: self) "
      + "{ return AddedMethods.result(of: added, .\(caseName), self, [\(values)]) }"
  }

  /// The `callAsFunction` methods behind `object.method?(…)`, one per line.
  var calls: [String] {
    let call = "object.\(baseName)(\(argumentList))"
    let answer =
      "MissingRequirement.clear(); let result\(result == "Void" ? ": Void" : "") = \(call); "
      + "return MissingRequirement.isMarked(object, .\(caseName)) ? nil : result"
    let optional = signature("callAsFunction", returning: returnsOptional ? result : result + "?")
    let only = "public \(optional) { \(answer) }"
    if result == "Void" { return ["@discardableResult " + only] }
    if returnsOptional { return [only] }
    let member = signature("callAsFunction", returning: "OptionalResult<\(result)>")
    return [
      only,
      "@_disfavoredOverload public \(signature("callAsFunction")) { \(call) }",
      "@_disfavoredOverload public \(member) { OptionalResult(self(\(argumentList))) }",
    ]
  }
}
