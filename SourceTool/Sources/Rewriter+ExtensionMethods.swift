import SwiftSyntax

// What an extension declares cannot be overridden without Objective-C. Overrides become methods
// with names of their own, and what they override asks which of them its object has.

extension Rewriter {
  /// Rewrites a method of an extension that this module overrides, or one of its overrides.
  func rewriteExtensionMethod(_ node: FunctionDeclSyntax) {
    rewriteHitTest(node)
    guard functionDepth == 1, let scope = scopes.last, let body = node.body,
      let method = module.extensionMethods[node.fullName], !node.modifiers.has("static")
    else { return }
    let names = ExtensionMethodNames(node, method)
    if node.modifiers.has("override") {
      guard let names else {
        return diagnose(node, "this override of an extension's method: it cannot be handed on")
      }
      rewriteExtensionOverride(
        node, node.modifiers, node.name, node.name.text, names, in: scope)
    } else if scope.name == method.type, node.attributes.names("objc") || scope.isMarked, let names
    {
      let start =
        " \(names.search(below: nil)) }; \(names.keyword) \(names.ofClass)\(names.signature) {"
      edits.insert(start, at: body.leftBrace.range.upperBound)
      needsUIKit = true
    }
  }

  /// The same of a property that is read alone.
  func rewriteExtensionProperty(_ node: VariableDeclSyntax) {
    guard functionDepth == 0, let scope = scopes.last, let own = node.firstName,
      let method = module.extensionMethods[own], !node.modifiers.has("static"),
      let binding = node.bindings.first, let type = binding.typeAnnotation?.type.inOneLine,
      let accessors = binding.accessorBlock?.accessors
    else { return }
    let names = ExtensionMethodNames(
      property: own, type, method, isOfClass: node.modifiers.has("class"))
    if node.modifiers.has("override") {
      rewriteExtensionOverride(node, node.modifiers, binding.pattern, own, names, in: scope)
    } else if scope.name == method.type, node.attributes.names("objc") || scope.isMarked {
      let start = " \(names.search(below: nil)) "
      let own = "; \(names.keyword) \(names.ofClass)\(names.signature) {"
      if case .getter(let body) = accessors {
        edits.insert(start + "}" + own + " ", at: body.range.lowerBound)
      } else if case .accessors(let list) = accessors, let body = list.first?.body {
        edits.insert(start + "} }" + own + " get {", at: body.leftBrace.range.upperBound)
      }
      needsUIKit = true
    }
  }

  private func rewriteExtensionOverride(
    _ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax,
    _ written: some SyntaxProtocol, _ base: String, _ names: ExtensionMethodNames,
    in scope: TypeScope
  ) {
    for modifier in modifiers where modifier.name.text == "override" { blank(modifier) }
    replace(written, with: names.name(in: scope.fullName))
    let calls = superUses(of: base, in: node.range)
    guard !calls.isEmpty else { return }
    let next = names.name(in: scope.fullName) + "_super"
    for call in calls { edits.replace(call, with: next, in: source.bytes) }
    let search = names.search(below: scope.fullName)
    edits.insert(
      "; \(names.keyword) \(next)\(names.signature) { \(search) }", at: node.range.upperBound)
    needsUIKit = true
  }

  /// An override of `hitTest(_:with:)` in an extension of UIKit's class, for all its views.
  private func rewriteHitTest(_ node: FunctionDeclSyntax) {
    guard node.fullName == "hitTest(_:with:)", let scope = scopes.last, functionDepth == 1,
      scope.kind == .extension, node.modifiers.has("override"), scope.name.isNameOfUIKit,
      !module.hasPlainClass(scope.fullName)
    else { return }
    for modifier in node.modifiers where modifier.name.text == "override" { blank(modifier) }
    let name = "_\(scope.name)_hitTest"
    let line = source.lines.place(of: node.range.lowerBound).line
    replace(node.name, with: name)
    for call in superUses(of: "hitTest", in: node.range) {
      edits.replace(call, with: name + "_super", in: source.bytes)
    }
    edits.insert(
      "; func \(name)_super(_ point: CGPoint, with event: UIEvent?) -> UIView? { "
        + "UIKit.HitTestOverrides.hitTest(self, below: \(scope.name).self, point, with: event) }; "
        + "@section(\".init_array\") @used private nonisolated static let hitTestOfLine\(line): "
        + "@convention(c) @Sendable () -> Void = { UIKit.HitTestOverrides.register { "
        + "(\(scope.name).self, { ($0 as! \(scope.name)).\(name)($1, with: $2) }) } }",
      at: node.range.upperBound)
    needsUIKit = true
  }
}

/// What is written for a method or a property of an extension and its overrides.
private struct ExtensionMethodNames {
  private let method: ExtensionMethod
  private let suffix: String
  /// What the arguments of a call are, in brackets; nothing for properties.
  private let arguments: String
  private let effects: String
  private let isOfClass: Bool
  /// `func` or `var`, with `class` for a class's own.
  let keyword: String
  /// What stands behind the name, in one line.
  let signature: String

  /// nil where arguments cannot be handed on.
  init?(_ node: FunctionDeclSyntax, _ method: ExtensionMethod) {
    guard let call = MethodForwarding(node) else { return nil }
    isOfClass = node.modifiers.has("class")
    (self.method, signature) = (method, call.signature)
    keyword = isOfClass ? "class func" : "func"
    (arguments, effects) = ("(\(call.arguments))", call.effects)
    suffix = node.fullName.asIdentifier
  }

  init(property: String, _ type: String, _ method: ExtensionMethod, isOfClass: Bool) {
    (self.method, self.isOfClass, signature) = (method, isOfClass, ": \(type)")
    keyword = isOfClass ? "class var" : "var"
    (arguments, effects, suffix) = ("", "", property.asIdentifier)
  }

  /// The name that a class's own way has.
  func name(in type: String) -> String { "_\(type.asIdentifier)_\(suffix)" }

  /// The name of what is overridden.
  var ofClass: String { name(in: method.type) }

  /// A call of the next override above a class, or of the first there is.
  func search(below type: String?) -> String {
    let types = method.overriders.map { "\($0).self" }.joined(separator: ", ")
    var text = "switch UIKit.ExtensionOverrides.next(\(isOfClass ? "ofClass" : "of"): self, "
    text += "below: \(type.map { "\($0).self" } ?? "nil"), among: [\(types)]) { "
    for (index, overrider) in method.overriders.enumerated() {
      let object =
        isOfClass
        ? "(self as AnyClass) as! \(overrider).Type" : "(self as AnyObject) as! \(overrider)"
      text += "case \(index): return \(effects)(\(object)).\(name(in: overrider))\(arguments); "
    }
    return text + "default: return \(effects)\(ofClass)\(arguments) }"
  }
}
