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
        return complain(node, "this override of an extension's method: it cannot be handed on")
      }
      rewriteExtensionOverride(node, names, in: scope)
    } else if scope.name == method.type, node.attributes.names("objc") || scope.isMarked, let names
    {
      let start = " \(names.search(below: nil)) }; func \(names.ofClass)\(names.signature) {"
      edits.insert(start, at: body.leftBrace.range.upperBound)
      needsUIKit = true
    }
  }

  private func rewriteExtensionOverride(
    _ node: FunctionDeclSyntax, _ names: ExtensionMethodNames, in scope: TypeScope
  ) {
    for modifier in node.modifiers where modifier.name.text == "override" { blank(modifier) }
    replace(node.name, with: names.name(in: scope.fullName))
    let calls = superCalls(of: node.name.text, in: node.range)
    guard !calls.isEmpty else { return }
    let next = names.name(in: scope.fullName) + "_super"
    for call in calls { edits.replace(call, with: next, in: source.bytes) }
    let search = names.search(below: scope.fullName)
    edits.insert("; func \(next)\(names.signature) { \(search) }", at: node.range.upperBound)
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
    for call in superCalls(of: "hitTest", in: node.range) {
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

  /// Where a stretch has `super.name(`. Of most bodies the parser sees nothing.
  private func superCalls(of name: String, in range: Range<Int>) -> [Range<Int>] {
    let called = Array("super.\(name)".utf8)
    var found: [Range<Int>] = []
    var start = range.lowerBound
    while start + called.count < range.upperBound {
      let end = start + called.count
      if source.bytes[start..<end].elementsEqual(called), source.bytes[end] == UInt8(ascii: "(") {
        found.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return found
  }
}

/// What is written for a method of an extension and its overrides.
private struct ExtensionMethodNames {
  private let method: ExtensionMethod
  private let suffix: String
  private let call: MethodForwarding
  /// From the generic parameters to the return type, in one line.
  var signature: String { call.signature }

  /// nil where arguments cannot be handed on.
  init?(_ node: FunctionDeclSyntax, _ method: ExtensionMethod) {
    guard let call = MethodForwarding(node) else { return nil }
    (self.method, self.call) = (method, call)
    suffix = node.fullName.asIdentifier
  }

  /// The name that a class's own way has.
  func name(in type: String) -> String { "_\(type.asIdentifier)_\(suffix)" }

  /// The name of what is overridden.
  var ofClass: String { name(in: method.type) }

  /// A call of the next override above a class, or of the first there is.
  func search(below type: String?) -> String {
    let types = method.overriders.map { "\($0).self" }.joined(separator: ", ")
    var text = "switch UIKit.ExtensionOverrides.next(of: self, "
    text += "below: \(type.map { "\($0).self" } ?? "nil"), among: [\(types)]) { "
    for (index, overrider) in method.overriders.enumerated() {
      text += "case \(index): return \(call.effects)"
      text += "((self as AnyObject) as! \(overrider)).\(name(in: overrider))(\(call.arguments)); "
    }
    return text + "default: return \(call.effects)\(ofClass)(\(call.arguments)) }"
  }
}
