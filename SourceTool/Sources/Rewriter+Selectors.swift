import SwiftSyntax

extension Rewriter {
  /// Rewrites Xcode's image and colour literals.
  func rewriteLiteral(_ node: MacroExpansionExprSyntax) {
    needsUIKit = true
    if node.macroName.text == "colorLiteral" {
      let arguments = node.arguments.trimmedDescription
      replace(node, with: "UIKit.UIColor(\(arguments))")
    } else if let name = node.arguments.first?.expression.trimmedDescription {
      replace(node, with: "UIKit.UIImage(named: \(name))!")
    }
  }

  /// Replaces `#selector(…)` with a `Selector` that calls the named method.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    needsUIKit = true
    if let kind = argument.label?.text {
      return rewriteAccessorSelector(node, kind, argument.expression)
    }
    var method = argument.expression
    while let tuple = method.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    { method = inner }
    var type = ""
    if let parts = method.as(SequenceExprSyntax.self), let first = parts.elements.first {
      method = first
      type = source.text(first.range.upperBound..<parts.range.upperBound)
    }
    let reference = MethodName(method)
    let name =
      module.selector(ofMethodsCalled: reference.written)
      ?? reference.labels.map { SelectorNames.selector(base: reference.base, labels: $0) }
      ?? module.selector(ofMethodsCalled: reference.base) ?? reference.base
    guard let owner = owner(reference.owner), !module.isClassMethod(reference.base) else {
      // A method of any object or class, found by name in the receiver.
      return replace(node, with: "UIKit.Selector(\"\(name)\")")
    }
    let written = owner + "." + reference.written
    replace(node, with: "UIKit.Selector(\"\(name)\", \(written)\(typeOfUnapplied(type, owner)))")
  }

  /// Returns the type of an unapplied method. In `as (UIButton) -> Void` only the arguments are
  /// named.
  private func typeOfUnapplied(_ type: String, _ owner: String) -> String {
    guard let keyword = type.range(of: "as ") else { return "" }
    let function = type[keyword.upperBound...].trimmed
    let arrows = function.components(of: "->")
    return arrows > 1 ? " as \(function)" : " as (\(owner)) -> \(function)"
  }

  private func rewriteAccessorSelector(
    _ node: MacroExpansionExprSyntax, _ kind: String, _ property: ExprSyntax
  ) {
    let reference = MethodName(property)
    let name = kind == "setter" ? SelectorNames.setter(of: reference.base) : reference.base
    guard let owner = owner(reference.owner) else {
      return replace(node, with: "UIKit.Selector(\"\(name)\")")
    }
    replace(
      node, with: "UIKit.Selector(\(kind): \"\(name)\", \\\(owner).\(reference.written))")
  }

  /// The type that declares the method; nil for `self`.
  private func owner(_ written: String?) -> String? {
    guard let written, written != "self", written != "Self", written != "super" else {
      // `Self` cannot be used in initial values of stored properties.
      return scopes.last.map { $0.kind == .other ? "Self" : $0.name }
    }
    let last = written.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true ? written : nil
  }

  /// Replaces `#keyPath(UIView.layer.bounds)` with "layer.bounds".
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    let written = node.arguments.first?.expression.trimmedDescription ?? ""
    if written == "UIApplication.shared" { return replace(node, with: "\"sharedApplication\"") }
    let keys = written.filter { !"?!".contains($0) }.split(separator: ".")
      .drop { $0.first?.isUppercase == true || $0 == "self" }
    replace(node, with: "\"\(keys.joined(separator: "."))\"")
  }

  /// The methods that take a key path, with its label.
  private static let observing = [
    "observe": "", "willChangeValue": "for", "didChangeValue": "for", "publisher": "for",
  ]

  /// Adds the property's name to `observe(\.title) { … }`, because Swift does not keep it.
  func rewriteObservation(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, let label = Self.observing[name],
      name != "publisher" || source.mentions("import Combine"), let first = node.arguments.first,
      first.label?.text ?? "" == label, let keyPath = first.expression.as(KeyPathExprSyntax.self)
    else { return }
    let keys = keyPath.components.map { $0.trimmedDescription.filter { !".?!".contains($0) } }
    edits.insert(
      ", named: \"\(keys.filter { !$0.isEmpty }.joined(separator: "."))\"",
      at: keyPath.range.upperBound)
    needsUIKit = true
  }

  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "class_addMethod", "class_replaceMethod",
    "method_setImplementation", "object_setClass", "objc_allocateClassPair",
  ]

  func complainOfSwizzling(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.swizzling.contains(name)
    else { return }
    diagnose(node, "\(name): methods and classes cannot be exchanged on Linux")
  }
}

/// The name of a method as written: `Wall.tap(_:)`.
struct MethodName {
  let owner: String?
  let base: String
  /// The argument labels; nil if the name has none.
  let labels: [String?]?
  /// The base name and labels as written.
  let written: String

  init(_ expression: ExprSyntax) {
    let name: DeclReferenceExprSyntax?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      owner = member.base?.trimmedDescription
      name = member.declName
    } else {
      owner = nil
      name = expression.as(DeclReferenceExprSyntax.self)
    }
    base = name?.baseName.text ?? expression.trimmedDescription
    labels = name?.argumentNames?.arguments.map { $0.name.text }
    written = name?.trimmedDescription ?? base
  }
}

extension Substring {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension String {
  /// The number of occurrences of a text.
  func components(of text: String) -> Int { ranges(of: text).count }
}
