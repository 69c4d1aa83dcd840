import SwiftSyntax

/// Writes the declarations that replace Objective-C's optional requirements of a protocol.
struct OptionalsWriter {
  private struct Method {
    let declaration: String
    let selector: String
    /// The method's selector, and the selectors of class methods with the same Swift name.
    let selectors: [String]
    let parameters: [(label: String, name: String, type: String)]
    let result: String
    let waits: Bool
    let fails: Bool

    /// `async` and `throws` of a caller, written after its parameters.
    var effects: String { (waits ? " async" : "") + (fails ? " throws" : "") }
    /// `try` and `await`, written before a caller's call.
    var attempt: String { (fails ? "try " : "try! ") + (waits ? "await " : "") }
  }

  private let name: String
  private let helper: String
  private let access: String
  private let isolation: String
  private var methods: [(base: String, all: [Method])] = []
  private var properties: [(name: String, type: String)] = []

  init(_ node: ProtocolDeclSyntax, _ helper: String) {
    name = node.name.text
    self.helper = helper
    let level = node.modifiers.first {
      ["public", "private", "fileprivate"].contains($0.name.text)
    }
    // A `private` type in an extension's member cannot be referenced elsewhere.
    access = level.map { ($0.name.text == "private" ? "fileprivate" : $0.name.text) + " " } ?? ""
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isMain = node.attributes.names("MainActor") || inherited.contains { $0.hasPrefix("UI") }
    isolation = isMain ? "@preconcurrency @MainActor " : ""
  }

  mutating func add(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters.enumerated().map {
      index, parameter in
      (
        label: parameter.firstName.text, name: "p\(index)", type: parameter.type.trimmedDescription
      )
    }
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let own = SelectorNames.selector(base: node.name.text, labels: parameters.map(\.label))
    let chosen = node.attributes.objectiveCName
    let method = Method(
      declaration: node.name.text, selector: chosen ?? own,
      selectors: [chosen, own].compactMap { $0 },
      parameters: parameters, result: result,
      waits: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      fails: node.signature.effectSpecifiers?.throwsClause != nil)
    if let index = methods.firstIndex(where: { $0.base == node.name.text }) {
      methods[index].all.append(method)
    } else {
      methods.append((node.name.text, [method]))
    }
  }

  mutating func add(_ node: VariableDeclSyntax) {
    guard let name = node.firstName,
      let type = node.bindings.first?.typeAnnotation?.type.trimmedDescription
    else { return }
    properties.append((name, type))
  }

  /// The helper protocol, defaults and callers, on one line.
  var text: String {
    var parts = ["\(isolation)\(access)protocol \(helper): AnyObject {}"]
    parts.append("extension \(name) { \(defaults.joined(separator: "; ")) }")
    parts.append("extension \(helper) where Self: \(name) { \(callers.joined(separator: "; ")) }")
    parts += methods.map(structure)
    return parts.joined(separator: "; ")
  }

  private var defaults: [String] {
    methods.flatMap(\.all).map { method in
      "@_disfavoredOverload \(access)func \(method.declaration)(\(signature(method)))"
        + "\(method.waits ? " async" : "") throws -> "
        + "\(method.result) { throw UIKit.MissingMethod() }"
    }
      + properties.filter(\.type.isOptional).map {
        "@_disfavoredOverload \(access)var \($0.name): \($0.type) { nil }"
      }
      + properties.filter { !$0.type.isOptional }.map {
        "@_disfavoredOverload \(access)var \($0.name): \($0.type) { get throws { "
          + "throw UIKit.MissingMethod() } }"
      }
  }

  private var callers: [String] {
    methods.map { base, all in
      let selectors = all.flatMap(\.selectors).map { "\"\($0)\"" }.joined(separator: ", ")
      return "\(access)var \(base): \(type(base))? { "
        + "UIKit.OptionalMethod.isWritten([\(selectors)], in: self) ? .init(object: self) : nil }"
    }
      + values
      + properties.filter { !$0.type.isOptional }.map {
        "\(access)var \($0.name): \($0.type.asOptional) { "
          + "try! UIKit.OptionalMethod.call { () throws -> \($0.type) in "
          + "let value: \($0.type) = try self.\($0.name); return value }\($0.type.flattening) }"
      }
  }

  /// The name of the property that stores a method as a value, such as `tap(_:)`.
  static func valueName(of method: String) -> String {
    "method_" + method.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// Properties that return methods as values. Methods that differ only in types are ambiguous and
  /// omitted.
  private var values: [String] {
    Dictionary(grouping: methods.flatMap(\.all), by: name).values.filter { $0.count == 1 }
      .flatMap { $0 }.sorted { name($0) < name($1) }.map(value)
  }

  private func name(_ method: Method) -> String {
    let labels = method.parameters.map { $0.label.prefix { $0 != " " } + ":" }.joined()
    return Self.valueName(of: "\(method.declaration)(\(labels))")
  }

  /// The property behind `object.method(_:label:)`, which is nil if the object does not implement
  /// the method.
  private func value(_ method: Method) -> String {
    let types = method.parameters.map(\.type)
    let names = method.parameters.map(\.name).joined(separator: ", ")
    let call = call(method).replacing(" object.", with: " self.")
    return "\(access)var \(name(method)): "
      + "((\(types.joined(separator: ", ")))\(method.effects) -> \(method.result))? { "
      + "UIKit.OptionalMethod.isWritten(\(method.selectors), in: self) ? "
      + "{ \(names.isEmpty ? "" : names + " in ")\(method.attempt)UIKit.OptionalMethod.demand("
      + "\"\(method.selector)\", of: self) { \(call) } } : nil }"
  }

  private func type(_ base: String) -> String { "\(helper)_\(base.filter { $0 != "`" })" }

  private func signature(_ method: Method) -> String {
    method.parameters.map { "\($0.label) \($0.name): \($0.type)" }.joined(separator: ", ")
  }

  /// The type of `object.method?`.
  private func structure(_ base: String, _ all: [Method]) -> String {
    var calls: [String] = []
    for method in all {
      calls += all.count == 1 ? [onlyCall(method)] : self.calls(method)
      if all.count == 1, method.parameters.contains(where: { $0.label != "_" }) {
        calls.append(callAsValue(method))
      }
    }
    return "\(isolation)\(access)struct \(type(base)) { fileprivate let object: any \(name); "
      + calls.joined(separator: "; ") + " }"
  }

  private func call(_ method: Method) -> String {
    let arguments = method.parameters.map { parameter in
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      return label + (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
    }
    return
      "try \(method.waits ? "await " : "")object.\(method.declaration)("
      + arguments.joined(separator: ", ") + ")"
      + " as \(method.result)"
  }

  private func head(_ method: Method, _ result: String) -> String {
    let discards = method.result == "Void" || result == "Void?" ? "@discardableResult " : ""
    return "\(result == "Void" ? "" : discards)\(access)func callAsFunction(\(signature(method)))"
      + "\(method.effects) -> \(result)"
  }

  /// The caller of the only method with a base name: the method exists if the value exists.
  private func onlyCall(_ method: Method) -> String {
    head(method, method.result)
      + " { \(method.attempt)UIKit.OptionalMethod.demand(\"\(method.selector)\", "
      + "of: object) { \(call(method)) } }"
  }

  /// The caller without labels, for a method used as a value.
  private func callAsValue(_ method: Method) -> String {
    let signature = method.parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    return
      "@_disfavoredOverload \(access)func callAsFunction(\(signature))"
      + "\(method.effects) -> \(method.result)"
      + " { \(method.attempt)UIKit.OptionalMethod.demand(\"\(method.selector)\", of: object) "
      + "{ \(call(method)) } }"
  }

  /// The callers of several methods with one base name, each of which may be missing.
  private func calls(_ method: Method) -> [String] {
    let optional = method.result.asOptional
    let ask =
      "(\(method.attempt)UIKit.OptionalMethod.call { \(call(method)) })\(method.result.flattening)"
    var calls = [head(method, optional) + " { \(ask) }"]
    if optional != method.result {
      calls.append(
        "@_disfavoredOverload " + head(method, method.result)
          + " { \(method.attempt)UIKit.OptionalMethod.demand(\"\(method.selector)\", of: object) "
          + "{ \(call(method)) } }")
      calls.append(
        "@_disfavoredOverload " + head(method, "UIKit.OptionalResult<\(method.result)>")
          + " { UIKit.OptionalResult(\(ask)) }")
    }
    return calls
  }
}

extension String {
  var isOptional: Bool { hasSuffix("?") || hasSuffix("!") }
  var asOptional: String {
    if isOptional { return dropLast() + "?" }
    return hasPrefix("any ") || hasPrefix("some ") || contains("->") || contains("&")
      ? "(\(self))?" : self + "?"
  }
  /// Flattens a nested optional.
  var flattening: String { isOptional ? " ?? nil" : "" }
}
