import SwiftSyntax

/// Writes what makes the optional requirements of a protocol optional.
struct OptionalsWriter {
  private struct Method {
    let declaration: String
    let selector: String
    let parameters: [(label: String, name: String, type: String)]
    let result: String
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
    access = level.map { $0.name.text + " " } ?? ""
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
    let method = Method(
      declaration: node.name.text,
      selector: node.attributes.objectiveCName
        ?? SelectorNames.selector(base: node.name.text, labels: parameters.map(\.label)),
      parameters: parameters, result: result)
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

  /// Helper protocol, defaults and callers, in one line.
  var text: String {
    var parts = ["\(isolation)\(access)protocol \(helper): AnyObject {}"]
    parts.append("extension \(name) { \(defaults.joined(separator: "; ")) }")
    parts.append("extension \(helper) where Self: \(name) { \(callers.joined(separator: "; ")) }")
    parts += methods.map(structure)
    return parts.joined(separator: "; ")
  }

  private var defaults: [String] {
    methods.flatMap(\.all).map { method in
      "@_disfavoredOverload \(access)func \(method.declaration)(\(signature(method))) throws -> "
        + "\(method.result) { throw UIKit.MissingMethod() }"
    }
      + properties.map {
        "@_disfavoredOverload \(access)var \($0.name): \($0.type) { get throws { "
          + "throw UIKit.MissingMethod() } }"
      }
  }

  private var callers: [String] {
    methods.map { base, all in
      let selectors = all.map { "\"\($0.selector)\"" }.joined(separator: ", ")
      return "\(access)var \(base): \(type(base))? { "
        + "UIKit.OptionalMethod.isWritten([\(selectors)], in: self) ? .init(object: self) : nil }"
    }
      + methods.flatMap(\.all).map(value)
      + properties.map {
        "\(access)var \($0.name): \($0.type.asOptional) { "
          + "try! UIKit.OptionalMethod.call { () throws -> \($0.type) in "
          + "let value: \($0.type) = try self.\($0.name); return value }\($0.type.flattening) }"
      }
  }

  /// The name of what holds a method as a value, such as `tap(_:)`.
  static func valueName(of method: String) -> String {
    "method_" + method.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// `object.method(_:label:)`, nil where the object lacks the method.
  private func value(_ method: Method) -> String {
    let labels = method.parameters.map { $0.label.prefix { $0 != " " } + ":" }.joined()
    let types = method.parameters.map { $0.type.replacing("@escaping ", with: "") }
    let names = method.parameters.map(\.name).joined(separator: ", ")
    let call = call(method).replacing("try object.", with: "try self.")
    return "\(access)var \(Self.valueName(of: "\(method.declaration)(\(labels))")): "
      + "((\(types.joined(separator: ", "))) -> \(method.result))? { "
      + "UIKit.OptionalMethod.isWritten([\"\(method.selector)\"], in: self) ? "
      + "{ \(names.isEmpty ? "" : names + " in ")try! UIKit.OptionalMethod.demand("
      + "\"\(method.selector)\", of: self) { \(call) } } : nil }"
  }

  private func type(_ base: String) -> String { "\(helper)_\(base.filter { $0 != "`" })" }

  private func signature(_ method: Method) -> String {
    method.parameters.map { "\($0.label) \($0.name): \($0.type)" }.joined(separator: ", ")
  }

  /// What `object.method?` is.
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
    return "try object.\(method.declaration)(\(arguments.joined(separator: ", ")))"
      + " as \(method.result)"
  }

  private func head(_ method: Method, _ result: String) -> String {
    let discards = method.result == "Void" || result == "Void?" ? "@discardableResult " : ""
    return "\(result == "Void" ? "" : discards)\(access)func callAsFunction(\(signature(method)))"
      + " -> \(result)"
  }

  /// The object has the method where there is such a value; it is certain for one method.
  private func onlyCall(_ method: Method) -> String {
    head(method, method.result) + " { try! UIKit.OptionalMethod.demand(\"\(method.selector)\", "
      + "of: object) { \(call(method)) } }"
  }

  /// Without labels, as a method is called that was taken as a value.
  private func callAsValue(_ method: Method) -> String {
    let signature = method.parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    return "@_disfavoredOverload \(access)func callAsFunction(\(signature)) -> \(method.result)"
      + " { try! UIKit.OptionalMethod.demand(\"\(method.selector)\", of: object) "
      + "{ \(call(method)) } }"
  }

  /// Of several methods of a base name the object may have only some.
  private func calls(_ method: Method) -> [String] {
    let optional = method.result.asOptional
    let ask = "(try! UIKit.OptionalMethod.call { \(call(method)) })\(method.result.flattening)"
    var calls = [head(method, optional) + " { \(ask) }"]
    if optional != method.result {
      calls.append(
        "@_disfavoredOverload " + head(method, method.result)
          + " { try! UIKit.OptionalMethod.demand(\"\(method.selector)\", of: object) "
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
  /// What makes one Optional of two.
  var flattening: String { isOptional ? " ?? nil" : "" }
}
