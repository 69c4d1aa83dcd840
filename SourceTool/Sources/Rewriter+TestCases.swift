import SwiftSyntax

// If a target's default isolation is the main actor, it applies to the methods of test cases as
// well. XCTest's class on Linux has nonisolated initialisers, which such a class cannot inherit.

extension Rewriter {
  /// Whether declarations are isolated to the main actor by default.
  static let isMainActorIsolated = zip(CommandLine.arguments, CommandLine.arguments.dropFirst())
    .contains { $0 == "-default-isolation" && $1 == "MainActor" }

  /// Makes the class of a test case nonisolated and isolates its methods to the main actor. A class
  /// that is marked with `@MainActor` loses the mark, which is the default anyway.
  func rewriteTestCase(_ node: ClassDeclSyntax) {
    guard Self.isMainActorIsolated, module.isTestCase(node.name.text),
      !node.modifiers.declaresIsolation
    else { return }
    let actors = node.attributes.plain.filter { $0.named.hasSuffix("Actor") }
    guard actors.allSatisfy({ $0.named == "MainActor" }) else { return }
    for actor in actors { blank(actor) }
    edits.insert("nonisolated ", at: node.modifiersStart)
    for item in node.memberBlock.members {
      guard let method = item.decl.as(FunctionDeclSyntax.self), !method.modifiers.declaresIsolation,
        !method.modifiers.has("override"), !method.attributes.declaresActor
      else { continue }
      edits.insert("@MainActor ", at: method.range.lowerBound)
    }
  }
}

extension ClassDeclSyntax {
  /// The offset at which a modifier can be inserted, after the attributes.
  fileprivate var modifiersStart: Int {
    modifiers.first?.range.lowerBound ?? classKeyword.range.lowerBound
  }
}

extension DeclModifierListSyntax {
  fileprivate var declaresIsolation: Bool { has("nonisolated") || has("isolated") }
}

extension AttributeListSyntax {
  fileprivate var declaresActor: Bool { plain.contains { $0.named.hasSuffix("Actor") } }
}
