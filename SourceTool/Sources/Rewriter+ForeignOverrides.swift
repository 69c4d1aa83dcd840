import SwiftSyntax

// On iOS, an override in an extension of another module's class (usually UIKit's) changes all
// objects of the class. The override gets another name. A generated subclass that calls it has a
// method table with the override, which the class and its subclasses take over when the program
// starts.

extension Rewriter {
  /// Rewrites a method of an extension that overrides one of another module's class.
  func rewriteForeignOverride(_ node: FunctionDeclSyntax) {
    guard functionDepth == 1, node.body != nil, module.extensionMethods[node.fullName] == nil,
      node.fullName != "hitTest(_:with:)", node.fullName != "isKind(of:)",
      SelectorNames.known[node.fullName] == nil, let type = foreignClass(node.modifiers)
    else { return }
    guard let call = MethodForwarding(node) else {
      return leaveOut(
        node, "override in an extension of \(type): its arguments cannot be forwarded")
    }
    let name = ForeignOverride.name(of: node.fullName, in: type)
    rename(node.modifiers, node.name, to: name)
    let (start, receiver) = opening(node.modifiers, type)
    addOverride(
      of: type, behind: node,
      "\(start)func \(node.name.text)\(call.signature) { "
        + "return \(call.effects)\(receiver).\(name)(\(call.arguments)) }")
  }

  /// Rewrites a property of an extension that overrides one of another module's class.
  func rewriteForeignOverride(_ node: VariableDeclSyntax) {
    guard functionDepth == 0, let type = foreignClass(node.modifiers), let own = node.firstName,
      module.extensionMethods[own] == nil
    else { return }
    guard !module.settableInExtensions.contains(own) else {
      return leaveOut(node, "override of an extension's property: it has a setter")
    }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let written = binding.typeAnnotation?.type.inOneLine, let kinds = binding.accessorKinds,
      kinds.contains("get"), kinds.isSubset(of: ["get", "set"])
    else {
      return leaveOut(node, "override in an extension of \(type): it has observers")
    }
    let name = ForeignOverride.name(of: own, in: type)
    rename(node.modifiers, binding.pattern, to: name)
    let (start, receiver) = opening(node.modifiers, type)
    let set = " set { let object = \(receiver); object.\(name) = newValue }"
    addOverride(
      of: type, behind: node,
      "\(start)var \(own): \(written) { get { \(receiver).\(name) }"
        + "\(kinds.contains("set") ? set : "") }")
  }

  /// `super.name` in a class of this module whose superclass has such an override.
  func rewriteSuperOfForeignOverride(
    _ node: some DeclSyntaxProtocol, _ member: String, base: String
  ) {
    guard let scope = scopes.last,
      let type = module.foreignOverride(of: member, above: scope.fullName)
    else { return }
    for call in superUses(of: base, in: node.range) {
      edits.replace(call, with: ForeignOverride.name(of: member, in: type), in: source.bytes)
    }
  }

  /// The class of another module that the extension around an override extends.
  private func foreignClass(_ modifiers: DeclModifierListSyntax) -> String? {
    guard let scope = scopes.last, scope.kind == .extension, modifiers.has("override"),
      !module.hasClass(scope.fullName), !scope.isGeneric
    else { return nil }
    return scope.name
  }

  private func rename(
    _ modifiers: DeclModifierListSyntax, _ name: some SyntaxProtocol, to new: String
  ) {
    for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
      blank(modifier)
    }
    replace(name, with: new)
  }

  /// Returns the start of the override, and the object or class to which it forwards.
  private func opening(
    _ modifiers: DeclModifierListSyntax, _ type: String
  ) -> (start: String, receiver: String) {
    let isOfClass = modifiers.has("class") || modifiers.has("static")
    return isOfClass
      ? ("override class ", "UIKit.ExtensionOverrides.unknown(self as \(type).Type)")
      : ("override ", "UIKit.ExtensionOverrides.unknown(self as \(type))")
  }

  private func addOverride(of type: String, behind node: some DeclSyntaxProtocol, _ member: String)
  {
    let line = source.lines.place(of: node.range.lowerBound).line
    edits.insert(
      "; private class OverrideOfLine\(line): \(type) { \(member) }; "
        + "private class PlainOfLine\(line): \(type) {}; "
        + "@section(\".init_array\") @used private nonisolated static let overridingOfLine\(line): "
        + "@convention(c) @Sendable () -> Void = { UIKit.ExtensionOverrides.register { "
        + "(\(type).self, PlainOfLine\(line).self, OverrideOfLine\(line).self) } }",
      at: node.range.upperBound)
    needsUIKit = true
  }

  /// Replaces code that cannot be rewritten with spaces, so the rest compiles.
  private func leaveOut(_ node: some DeclSyntaxProtocol, _ words: String) {
    diagnose(node, words)
    blank(node)
  }

  /// Returns the ranges of `super.name` in a range. The parser sees few bodies, so this searches
  /// the text.
  func superUses(of name: String, in range: Range<Int>) -> [Range<Int>] {
    let used = Array("super.\(name)".utf8)
    var found: [Range<Int>] = []
    var start = range.lowerBound
    while start + used.count < range.upperBound {
      let end = start + used.count
      let following = Character(Unicode.Scalar(source.bytes[end]))
      if source.bytes[start..<end].elementsEqual(used), !following.isLetter, !following.isNumber,
        following != "_"
      {
        found.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return found
  }
}

/// Names of overrides of other modules' classes in extensions.
enum ForeignOverride {
  /// Returns the new name of an override.
  static func name(of member: String, in type: String) -> String {
    "_\(type.asIdentifier)_\(member.asIdentifier)"
  }
}

extension PatternBindingSyntax {
  /// The accessor keywords in the braces, such as `get` and `set`; nil without braces.
  var accessorKinds: Set<String>? {
    guard let accessors = accessorBlock?.accessors else { return nil }
    guard case .accessors(let list) = accessors else { return ["get"] }
    return Set(list.map(\.accessorSpecifier.text))
  }
}
