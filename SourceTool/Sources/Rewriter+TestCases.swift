import SwiftSyntax

// If a target's default isolation is the main actor, it applies to the members of test cases as
// well. XCTest's class on Linux has nonisolated initialisers, which such a class cannot inherit.

extension Rewriter {
  /// Whether declarations are isolated to the main actor by default.
  static let isMainActorIsolated = zip(CommandLine.arguments, CommandLine.arguments.dropFirst())
    .contains { $0 == "-default-isolation" && $1 == "MainActor" }

  /// Makes the class of a test case nonisolated and isolates its members to the main actor. A class
  /// that is marked with `@MainActor` loses the mark, which is the default anyway.
  func rewriteTestCase(_ node: ClassDeclSyntax) {
    guard Self.isMainActorIsolated, module.isTestCase(node.name.text),
      !node.modifiers.declaresIsolation
    else { return }
    let actors = node.attributes.plain.filter { $0.named.hasSuffix("Actor") }
    guard actors.allSatisfy({ $0.named == "MainActor" }) else { return }
    for actor in actors { blank(actor) }
    edits.insert("nonisolated ", at: node.modifiersStart)
    isolateMembers(of: node.memberBlock, ofTestCase: node.name.text)
  }

  /// Isolates the members of a test case to the main actor. Overrides that are not asynchronous
  /// stay nonisolated, as the methods that they override; they may use properties, with a warning.
  func isolateMembers(of block: MemberBlockSyntax, ofTestCase name: String) {
    guard Self.isMainActorIsolated, module.isTestCase(name) else { return }
    for item in block.members {
      if let method = item.decl.as(FunctionDeclSyntax.self) {
        let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
        guard isAsync || !method.modifiers.has("override") else { continue }
        isolate(method, method.modifiers, method.attributes, "@MainActor ")
      } else if let property = item.decl.as(VariableDeclSyntax.self),
        !property.modifiers.has("override")
      {
        isolate(property, property.modifiers, property.attributes, "@preconcurrency @MainActor ")
      }
    }
  }

  private func isolate(
    _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax, _ actor: String
  ) {
    guard !modifiers.declaresIsolation, !attributes.declaresActor else { return }
    edits.insert(actor, at: node.range.lowerBound)
  }
}

extension ClassDeclSyntax {
  /// The offset at which a modifier can be inserted, after the attributes.
  fileprivate var modifiersStart: Int {
    modifiers.first?.range.lowerBound ?? classKeyword.range.lowerBound
  }
}

extension DeclModifierListSyntax {
  var declaresIsolation: Bool { has("nonisolated") || has("isolated") }
}

extension AttributeListSyntax {
  fileprivate var declaresActor: Bool { plain.contains { $0.named.hasSuffix("Actor") } }
}
