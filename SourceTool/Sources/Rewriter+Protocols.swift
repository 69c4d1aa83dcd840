import SwiftSyntax

// An optional requirement becomes a throwing requirement with a default that throws
// `MissingMethod`. Non-throwing methods of classes satisfy it, and no placeholder value is needed.
// `object.method?(…)` becomes a property that stores the method, or nil if the class's source does
// not declare it.

extension Rewriter {
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    let isMarked = node.attributes.names("objc")
    let optional = Array(node.memberBlock.members).filter {
      $0.decl.modifiersOfMember.has("optional")
    }
    guard isMarked || !optional.isEmpty else { return }
    for item in node.memberBlock.members {
      if let weak = item.decl.modifiersOfMember.first(where: { $0.name.text == "weak" }) {
        blank(weak)
      }
    }
    let helper = "\(node.name.text)Optionals"
    bindToClasses(node, helper: optional.isEmpty ? nil : helper)
    guard !optional.isEmpty else { return }
    needsUIKit = true
    var writer = OptionalsWriter(node, helper)
    for item in optional { rewriteOptional(item.decl, &writer) }
    edits.insert("; " + writer.text, at: node.range.upperBound)
  }

  /// Restricts an Objective-C protocol to classes.
  private func bindToClasses(_ node: ProtocolDeclSyntax, helper: String?) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isBound = inherited.contains { ["AnyObject", "class"].contains($0) }
    let added = [isBound ? nil : "AnyObject", helper].compactMap { $0 }
    guard !added.isEmpty else { return }
    if let inherited = node.inheritanceClause {
      edits.insert(
        ", " + added.joined(separator: ", "), at: inherited.inheritedTypes.range.upperBound)
    } else {
      edits.insert(": " + added.joined(separator: ", "), at: node.name.range.upperBound)
    }
  }

  private func rewriteOptional(_ decl: DeclSyntax, _ writer: inout OptionalsWriter) {
    for modifier in decl.modifiersOfMember where modifier.name.text == "optional" {
      replace(modifier, with: "@_disfavoredOverload")
    }
    if let function = decl.as(FunctionDeclSyntax.self) {
      let effects = function.signature.effectSpecifiers
      if effects?.throwsClause == nil {
        let place = effects?.asyncSpecifier?.range ?? function.signature.parameterClause.range
        edits.insert(" throws ", at: place.upperBound)
      }
      writer.add(function)
    } else if let variable = decl.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let block = binding.accessorBlock
    {
      // A property of optional type is nil if it is missing.
      let isNilAnyway = binding.typeAnnotation?.type.trimmedDescription.isOptional ?? false
      replace(block, with: isNilAnyway ? "{ get }" : "{ get throws }")
      writer.add(variable)
    } else {
      diagnose(decl, "only methods and properties can be optional")
    }
  }
}

extension DeclSyntax {
  var modifiersOfMember: DeclModifierListSyntax {
    self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
      ?? DeclModifierListSyntax([])
  }
}
