import SwiftSyntax

// Without Objective-C, members of extensions cannot be overridden. Overrides become methods with
// other names, and the overridden method calls the one for the class of its object.

extension Rewriter {
  /// Rewrites a method in an extension that this module overrides, or an override of one.
  func rewriteExtensionMethod(_ node: FunctionDeclSyntax) {
    rewriteHitTest(node)
    guard functionDepth == 1, let scope = scopes.last, let body = node.body,
      let method = module.extensionMethods[node.fullName], !node.modifiers.has("static")
    else { return }
    let names = ExtensionMethodNames(node, method)
    if node.modifiers.has("override") {
      guard let names else {
        return diagnose(
          node, "override of an extension's method: its arguments cannot be forwarded")
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

  /// Rewrites a read-only property in an extension that this module overrides, or an override of
  /// one.
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

  /// Rewrites an override of `hitTest(_:with:)` in an extension of a UIKit class; it holds for all
  /// views of the class.
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

/// The declarations for a method or property of an extension and its overrides.
private struct ExtensionMethodNames {
  private let method: ExtensionMethod
  private let suffix: String
  /// The arguments of a call, in parentheses; empty for properties.
  private let arguments: String
  private let effects: String
  private let isOfClass: Bool
  /// `func` or `var`, after `class` for class members.
  let keyword: String
  /// The text after the name, on one line.
  let signature: String

  /// Returns nil if arguments cannot be forwarded.
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

  /// Returns the name of a class's implementation.
  func name(in type: String) -> String { "_\(type.asIdentifier)_\(suffix)" }

  /// The name of the overridden implementation.
  var ofClass: String { name(in: method.type) }

  /// Returns a call of the next override above a class; of the most derived override for nil.
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
