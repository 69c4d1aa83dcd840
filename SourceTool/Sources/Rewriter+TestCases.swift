import SwiftSyntax

// Where a target's default isolation is the main actor, so are the methods of its test cases. A
// class of XCTest's on Linux has initialisers of no actor that such a class cannot inherit.

extension Rewriter {
  /// Whether what is compiled belongs to the main actor unless it says otherwise.
  static let isMainActorIsolated = zip(CommandLine.arguments, CommandLine.arguments.dropFirst())
    .contains { $0 == "-default-isolation" && $1 == "MainActor" }

  /// The class of a test case belongs to no actor, and its methods to the main one.
  func rewriteTestCase(_ node: ClassDeclSyntax) {
    guard Self.isMainActorIsolated, module.isTestCase(node.name.text),
      !node.modifiers.declaresIsolation,
      !node.attributes.declaresActor
    else { return }
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
  /// Where a modifier can be put, behind the attributes.
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
